import { contract } from '@pavilion/domain/calls';
import { exportName, graphicExports, mostExportPictures } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { drawExport, drawFilm } from './draw-export.ts';
import { planExport } from './plan-export.ts';
import { removeExport } from './remove-export.ts';

/** Requests the files of a graphic: checks that they can be drawn, and adds the job that draws them (GFX-023). */
export const exportGraphic = os.graphics.exportGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { graphic: id, format, quality } = input;
    const sizes = [...new Set(input.sizes)];
    const slides = [...new Set(input.slides)];
    if (sizes.length * slides.length > mostExportPictures) throw refusalIn(contract.graphics.exportGraphic, 'TOO_MANY');
    const { graphic, design, watermarked } = await planExport(tx, context.viewer, {
      graphic: id,
      format,
      sizes,
      slides,
    });
    if (
      sizes.some((size) => !design.sizes[size]) ||
      slides.some((id) => !design.slides.some((slide) => slide.id === id))
    ) {
      throw new Refusal('INVALID', 'A size or slide is not in the template any more. Choose again.');
    }
    const made = await tx.insert(graphicExports, {
      graphic: id,
      name: exportName({ name: graphic.name, design, format, sizes, slides }),
      format,
      quality,
      sizes,
      slides,
      watermarked,
    });
    const job = input.format === 'mp4' || input.format === 'gif' ? drawFilm : drawExport;
    await tx.enqueue(job, { export: made.id, person: context.viewer.id }, { key: made.id });
    return { id: made.id };
  }),
);

/** Removes an export; a job that is drawing it stops. */
export const cancelExport = os.graphics.cancelExport.handler(async ({ input, context }) => {
  if (!(await context.store.visible(context.viewer, graphicExports, input.export))) throw notFound();
  await removeExport(context, context.actor, input.export);
  return {};
});
