import { randomBytes } from 'node:crypto';
import {
  afterAct,
  type ControlDoc,
  controlDocs,
  controlSecrets,
  graphics,
  publications,
  type TakenGraphic,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import type { ReadingTx } from '../../engines/store/types.ts';

/** GFX-028: the new state is one write of the control document, which every screen and every programme follows. */
export const controlProgramme = os.graphics.controlProgramme.handler(
  async ({ input: { control, do: act }, context, errors }) => {
    if (!(await context.store.visible(context.viewer, controlDocs, control))) throw notFound();
    await context.store.transaction(context.actor, async (tx) => {
      const document = await tx.lock(controlDocs, control);
      if (!document) throw notFound();
      const graphic = act.act === 'out' ? undefined : await takenGraphic(tx, document, act.item);
      if (graphic === null) throw errors.GONE();
      const { preview, programme } = afterAct(document, act, context.clock(), graphic);
      if (preview === document.preview && programme === document.programme) return;
      await tx.patch(controlDocs, control, { preview: preview ?? null, programme: programme ?? null });
    });
    return {};
  },
);

/** The graphic of an item as it stands; null if the item or the graphic is gone. */
async function takenGraphic(tx: ReadingTx, { rundown }: ControlDoc, item: string): Promise<TakenGraphic | null> {
  const id = rundown[item]?.graphic;
  const graphic = id ? await tx.get(graphics, id) : null;
  const publication = graphic && (await tx.get(publications, graphic.publication));
  if (!publication) return null;
  const slides = [...publication.design.slides]
    .sort((left, right) => left.order - right.order)
    .map((slide) => slide.id);
  return { publication: publication.id, values: graphic.values, changes: graphic.changes, slides };
}

/** GFX-029. The secret is made when it is first asked for. */
export const programmeAddress = os.graphics.programmeAddress.handler(async ({ input: { control, renew }, context }) => {
  if (!(await context.store.visible(context.viewer, controlDocs, control))) throw notFound();
  return context.store.transaction(context.actor, async (tx) => {
    // The control document's lock decides between two people who ask at once.
    if (!(await tx.lock(controlDocs, control))) throw notFound();
    const known = await tx.get(controlSecrets, control);
    if (known && !renew) return { secret: known.secret };
    const secret = randomBytes(24).toString('base64url');
    if (known) await tx.patch(controlSecrets, control, { secret });
    else await tx.insert(controlSecrets, { id: control, secret });
    return { secret };
  });
});
