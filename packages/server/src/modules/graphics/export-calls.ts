import { contract } from '@pavilion/domain/calls';
import {
  exportName,
  graphicExports,
  graphics,
  missingForExport,
  mostExportPictures,
  publications,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { drawExport } from './draw-export.ts';
import { removeExport } from './remove-export.ts';

/** Requests the files of a graphic: checks that they can be drawn, and adds the job that draws them (GFX-023). */
export const exportGraphic = os.graphics.exportGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const graphic = await tx.visible(context.viewer, graphics, input.graphic);
    const publication = graphic && (await tx.get(publications, graphic.publication));
    if (!graphic || !publication) throw notFound();
    const { design } = publication;
    const sizes = [...new Set(input.sizes)].filter((id) => design.sizes[id]);
    const slides = design.slides.flatMap(({ id }) => (input.slides.includes(id) ? [id] : []));
    if (sizes.length === 0 || slides.length === 0)
      throw new Refusal('INVALID', 'Choose at least one size and one slide.');
    if (sizes.length * slides.length > mostExportPictures) throw refusalIn(contract.graphics.exportGraphic, 'TOO_MANY');
    const missing = Object.entries(missingForExport(design, graphic.values));
    if (missing[0])
      throw new Refusal('INCOMPLETE', missing.map(([, message]) => message).join(' '), `values.${missing[0][0]}`);
    const { format, quality } = input;
    const made = await tx.insert(graphicExports, {
      graphic: graphic.id,
      name: exportName({ name: graphic.name, design, format, sizes, slides }),
      format,
      quality,
      sizes,
      slides,
      watermarked: graphic.signOff && !graphic.signed,
    });
    await tx.enqueue(drawExport, { export: made.id, person: context.viewer.id }, { key: made.id });
    return { id: made.id };
  }),
);

/** Removes an export; a job that is drawing it stops. */
export const cancelExport = os.graphics.cancelExport.handler(async ({ input, context }) => {
  if (!(await context.store.visible(context.viewer, graphicExports, input.export))) throw notFound();
  await removeExport(context, context.actor, input.export);
  return {};
});
