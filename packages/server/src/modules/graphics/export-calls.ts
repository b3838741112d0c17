import { formatCount } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import {
  exportName,
  frameRates,
  type GraphicExport,
  graphicExports,
  isFilmFormat,
  mostBulkPictures,
  mostExportPictures,
  templates,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { drawExport, drawFilm } from './draw-export.ts';
import { type AskedExport, planExport } from './plan-export.ts';
import { removeExport } from './remove-export.ts';

/** Requests the files of a graphic: checks that they can be drawn, and adds the job that draws them (GFX-023). */
export const exportGraphic = os.graphics.exportGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const sizes = [...new Set(input.sizes)];
    const slides = [...new Set(input.slides)];
    if (sizes.length * slides.length > mostExportPictures) throw refusalIn(contract.graphics.exportGraphic, 'TOO_MANY');
    const rate = input.format === 'mp4' ? input.rate : frameRates[0];
    const asked = { ...input, rate, sizes, slides };
    const [plan] = await planExport(tx, context.viewer, asked);
    const { graphic, design, watermarked } = plan!;
    const name = exportName({ ...asked, name: graphic.name, design });
    return { id: await request(tx, context.viewer, { ...asked, name, watermarked }) };
  }),
);

/** Requests one zip of all graphics that were made together (GFX-025). */
export const exportBatch = os.graphics.exportBatch.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const asked = { ...input, rate: frameRates[0], sizes: [...new Set(input.sizes)], slides: [] };
    const plans = await planExport(tx, context.viewer, asked);
    const pictures = plans.reduce(
      (sum, { files }) => sum + files.reduce((all, { scenes }) => all + scenes.length, 0),
      0,
    );
    if (pictures > mostBulkPictures) throw refusalIn(contract.graphics.exportBatch, 'TOO_MANY');
    const template = await tx.get(templates, plans[0]!.graphic.template);
    const name = `${template?.name ?? 'Graphics'} – ${formatCount(plans.length)} – ${input.format.toUpperCase()}.zip`;
    const watermarked = plans.some((plan) => plan.watermarked);
    return { id: await request(tx, context.viewer, { ...asked, name, watermarked }) };
  }),
);

type Requested = AskedExport & Pick<GraphicExport, 'name' | 'quality' | 'watermarked'>;

async function request(tx: Tx, viewer: Viewer, asked: Requested): Promise<string> {
  const { graphic, batch, name, format, quality, rate, sizes, slides, watermarked } = asked;
  const { id } = await tx.insert(graphicExports, {
    graphic,
    batch,
    name,
    format,
    quality,
    rate,
    sizes,
    slides,
    watermarked,
  });
  const job = isFilmFormat(format) ? drawFilm : drawExport;
  await tx.enqueue(job, { export: id, person: viewer.id }, { key: id });
  return id;
}

/** Removes an export; a job that is drawing it stops. */
export const cancelExport = os.graphics.cancelExport.handler(async ({ input, context }) => {
  if (!(await context.store.visible(context.viewer, graphicExports, input.export))) throw notFound();
  await removeExport(context, context.actor, input.export);
  return {};
});
