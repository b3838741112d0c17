import { contract } from '@pavilion/domain/calls';
import { graphics, initialValues, keptContent, mayMake, publications, templates } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notAllowed, notFound, refusalIn } from '../../engines/store/refusal.ts';

/** Moves a graphic to the latest publication. Values and changes that it allows stay; new fields have their defaults. */
export const takePublication = os.graphics.takePublication.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    if (!(await tx.visible(context.viewer, graphics, input.graphic))) throw notFound();
    const graphic = await tx.lock(graphics, input.graphic);
    if (!graphic) throw notFound();
    if (!mayMake(context.viewer, graphic)) throw notAllowed();
    const template = await tx.get(templates, graphic.template);
    const latest = template?.publication ? await tx.get(publications, template.publication) : null;
    if (!latest) throw refusalIn(contract.graphics.makeGraphic, 'NOT_PUBLISHED');
    if (latest.id === graphic.publication) return { number: latest.number };
    const { design, kind, signOff } = latest;
    const { values, changes } = keptContent(design, graphic);
    const known = new Set(design.fields.map(({ key }) => key));
    await tx.patch(graphics, graphic.id, {
      publication: latest.id,
      kind,
      signOff,
      values: { ...initialValues(design.fields), ...values },
      typed: Object.fromEntries(Object.entries(graphic.typed).filter(([key]) => known.has(key))),
      changes,
    });
    return { number: latest.number };
  }),
);
