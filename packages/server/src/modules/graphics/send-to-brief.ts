import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { config, configurationId } from '@pavilion/domain/accounts';
import { contract } from '@pavilion/domain/calls';
import { files, type UploadTarget } from '@pavilion/domain/files';
import {
  buildScene,
  type Design,
  type ExportFile,
  exportFiles,
  type Graphic,
  type GraphicExport,
  type GraphicSize,
  graphicExports,
  graphics,
  isFilmFormat,
  publications,
  restOfFilm,
  templates,
} from '@pavilion/domain/graphics';
import { deliverables } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { sniffFile } from '../../engines/media/index.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import { keepFile } from '../files/keep-file.ts';
import { planUpload, type UploadPlan } from '../files/plan-upload.ts';
import { fingerprintOf } from './fingerprint.ts';
import { mimeOfExport } from './join-files.ts';
import { filmOf, graphicsOf } from './plan-export.ts';
import { unzip } from './unzip.ts';

const { sendToBrief: call } = contract.graphics;

/**
 * Puts the files of an export into a brief by the rules of uploads there: each as a deliverable, or the only one as the next
 * version of one. They have no watermark, since a brief is where they are signed off (GFX-026, GFX-027).
 */
export const sendToBrief = os.graphics.sendToBrief.handler(async ({ input, context }) => {
  const { store, viewer } = context;
  const made = await store.visible(viewer, graphicExports, input.export);
  if (!made) throw notFound();
  if (made.format === 'ograf') throw refusalIn(call, 'PACKAGE');
  const shown = await graphicsOf(store, viewer, made);
  if (made.state !== 'ready') throw refusalIn(call, 'NOT_READY');
  if (made.fingerprint !== fingerprintOf(shown)) throw refusalIn(call, 'CHANGED');
  const plans = await Promise.all(shown.map((graphic) => filesOf(store, made, graphic, input.title)));
  const planned = plans.flat();
  if (input.deliverable) {
    if (planned.length > 1) throw refusalIn(call, 'SEVERAL');
    const deliverable = await store.visible(viewer, deliverables, input.deliverable);
    if (deliverable?.production !== input.brief) throw notFound();
  }
  const formats = (await store.get(config, configurationId))?.formats ?? [];
  const ids = await inWorkFolder(context.config, 'sent', async (folder) => {
    const paths = await fetchFiles(context, made, folder);
    const sent: string[] = [];
    for (const [at, file] of planned.entries()) {
      const target = targetOf(input, formatOf(file.dimensions, formats));
      const name = planned.length === 1 && input.title ? `${input.title}${extname(file.name)}` : file.name;
      sent.push(await sendFile(context, file, target, { name, path: paths[at]! }));
    }
    return sent;
  });
  await store.transaction(context.actor, async (tx) => {
    if (await tx.lock(graphicExports, made.id)) await tx.patch(graphicExports, made.id, { brief: input.brief });
  });
  return { deliverables: ids };
});

/** A file of an export, with the graphic that it shows. */
interface PlannedFile extends ExportFile {
  graphic: Graphic;
  /** Name of its template. */
  template: string;
  dimensions: GraphicSize | undefined;
  /** Of a film: the second at which it stands still. */
  posterAt: number | undefined;
}

/** The files of a graphic in an export, as they lie there. */
async function filesOf(store: Reader, made: GraphicExport, graphic: Graphic, title?: string): Promise<PlannedFile[]> {
  const publication = await store.get(publications, graphic.publication);
  if (!publication) throw notFound();
  const { design } = publication;
  const template = (await store.get(templates, graphic.template))?.name ?? '';
  const name = (!made.batch && title) || graphic.name;
  const slides = made.batch ? design.slides.map(({ id }) => id) : made.slides;
  const files = exportFiles({ ...made, slides, name, design });
  return files.map((file) => ({
    ...file,
    graphic,
    template,
    dimensions: design.sizes[file.size],
    posterAt: isFilmFormat(made.format) ? restOf(design, made, graphic, file) : undefined,
  }));
}

/** Where other videos and animations take their poster, a film is often before or within its entrance: a number counts up to 51 of 101. */
function restOf(design: Design, { rate }: GraphicExport, { values, changes }: Graphic, file: ExportFile): number {
  const scenes = file.slides.map((slide) => buildScene(design, { slide, size: file.size, values, changes }));
  return restOfFilm(filmOf(design, file, scenes), rate);
}

type Wanted = { brief: string } & Partial<Record<'deliverable' | 'type' | 'brand', string | undefined>>;

function targetOf({ brief, deliverable, type = '', brand = '' }: Wanted, format: string): UploadTarget {
  if (deliverable) return { what: 'deliverable', delID: deliverable };
  return { what: 'brief-file', prodID: brief, type, brand, format, as: 'feedback' };
}

/** Dimensions in the words of the settings. */
function formatOf(size: GraphicSize | undefined, formats: readonly string[]): string {
  const exact = size ? `${size.width}x${size.height}` : '';
  return formats.includes(exact) || !formats.includes('Other') ? exact : 'Other';
}

/** Local copies of the files of an export without a watermark, in their order. */
async function fetchFiles({ storage }: Context, made: GraphicExport, folder: string): Promise<string[]> {
  const path = join(folder, 'export');
  await pipeline(await storage.read(made.cleanKey ?? made.storageKey ?? ''), createWriteStream(path));
  return mimeOfExport(made) === 'application/zip' ? unzip(path, folder) : [path];
}

async function sendFile(
  context: CallContext,
  planned: PlannedFile,
  target: UploadTarget,
  { name, path }: Pick<ExportFile, 'name'> & { path: string },
): Promise<string> {
  const sniffed = await sniffFile(path);
  const type = sniffed.state === 'known' ? sniffed.mime : undefined;
  const plan = await planUpload(context, context.viewer, { name, type, size: (await stat(path)).size, target });
  const kept = await keepFile(context, context.viewer, linkedTo(planned, plan), {
    id: randomUUID(),
    name,
    path,
    sniffed,
  });
  return kept.delID ?? '';
}

/** The same plan, with the version and its graphic naming each other. */
function linkedTo({ graphic: { id, name }, template, posterAt }: PlannedFile, plan: UploadPlan): UploadPlan {
  const origin = { graphic: id, graphicName: name, graphicTemplate: template };
  return {
    ...plan,
    place: async (tx, file) => ({ ...(await plan.place(tx, file)), ...origin, posterAt }),
    async after(tx, file) {
      await plan.after?.(tx, file);
      const graphic = await tx.lock(graphics, id);
      if (!graphic) return;
      const there = await tx.find(files, { where: { id: { in: graphic.versions } } });
      const versions = [...there.map((version) => version.id), file.id];
      await tx.patch(graphics, id, { deliverable: file.delID, versions, signed: false });
    },
  };
}
