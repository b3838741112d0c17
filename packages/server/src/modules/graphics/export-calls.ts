import { formatCount } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import {
  exportName,
  frameRates,
  type GraphicExport,
  graphicExports,
  graphics,
  isFilmFormat,
  mostBulkPictures,
  mostExportPictures,
  templates,
} from '@pavilion/domain/graphics';
import { differing } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { drawExport, drawFilm } from './draw-export.ts';
import { type AskedExport, type ExportPlan, planExport } from './plan-export.ts';
import { removeExport } from './remove-export.ts';

/** Requests the files of a graphic: checks that they can be drawn, and adds the job that draws them (GFX-023). */
export const exportGraphic = os.graphics.exportGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const sizes = [...new Set(input.sizes)];
    const slides = [...new Set(input.slides)];
    if (sizes.length * slides.length > mostExportPictures) throw refusalIn(contract.graphics.exportGraphic, 'TOO_MANY');
    const rate = input.format === 'mp4' ? input.rate : frameRates[0];
    const asked = { ...input, rate, sizes, slides };
    const plans = await planExport(tx, context.viewer, asked);
    const { graphic, design, watermarked } = plans[0]!;
    const name = exportName({ ...asked, name: graphic.name, design });
    return { id: await request(tx, context.viewer, { ...asked, name, watermarked }, plans) };
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
    return { id: await request(tx, context.viewer, { ...asked, name, watermarked }, plans) };
  }),
);

type Requested = AskedExport & Pick<GraphicExport, 'name' | 'quality' | 'watermarked'>;

async function request(tx: Tx, viewer: Viewer, asked: Requested, plans: readonly ExportPlan[]): Promise<string> {
  const { graphic, batch, name, format, quality, rate, sizes, slides, watermarked } = asked;
  const wanted = { graphic, batch, name, format, quality, rate, sizes, slides, watermarked };
  // Of two presses at once, the second one waits here.
  await tx.lock(graphics, plans[0]!.graphic.id);
  const known = await onItsWay(tx, viewer, wanted, plans);
  if (known) return known;
  const { id } = await tx.insert(graphicExports, wanted);
  const job = isFilmFormat(format) ? drawFilm : drawExport;
  await tx.enqueue(job, { export: id, person: viewer.id }, { key: id });
  return id;
}

/** An export of the same files that this person asked for before: it waits, or is being drawn and nothing has changed since. */
async function onItsWay(
  tx: Tx,
  { id: person }: Viewer,
  wanted: Requested,
  plans: readonly ExportPlan[],
): Promise<string | undefined> {
  const { graphic, batch } = wanted;
  const of = graphic ? { graphic } : { batch };
  const found = await tx.find(graphicExports, {
    where: { ...of, created_by: person, state: { in: ['waiting', 'drawing'] } },
  });
  const isUnchanged = ({ created_at = '' }: GraphicExport) =>
    plans.every((plan) => (plan.graphic.updated_at ?? '') <= created_at);
  return found.find((one) => !differing(one, wanted) && (one.state === 'waiting' || isUnchanged(one)))?.id;
}

/** Removes an export; a job that is drawing it stops. */
export const cancelExport = os.graphics.cancelExport.handler(async ({ input, context }) => {
  if (!(await context.store.visible(context.viewer, graphicExports, input.export))) throw notFound();
  await removeExport(context, context.actor, input.export);
  return {};
});
