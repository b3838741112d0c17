import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { files } from '@pavilion/domain/files';
import {
  type Design,
  type GraphicExport,
  graphicFonts,
  placesOfFile,
  sizeWords,
  withWatermark,
} from '@pavilion/domain/graphics';
import { type Face, facesOf } from '@pavilion/drawing';
import type { Context } from '../../context.ts';
import { rendererOf } from '../../engines/drawing/renderer.ts';
import type { Drawing, Materials } from '../../engines/drawing/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import type { ExportPlan } from './plan-export.ts';

/** One file of an export with the pictures of its slides, drawn into the work folder. */
export interface DrawnFile {
  name: string;
  pages: { path: string; width: number; height: number }[];
}

interface Work extends Pick<GraphicExport, 'format' | 'quality'> {
  plan: ExportPlan;
  folder: string;
  watermark: boolean;
}

/** Longest time for one picture; the largest take about ten seconds on a free machine. */
const secondsEach = 120;

/** Draws all pictures of an export, one after the other. A text that does not fit refuses the export (GFX-008). */
export async function drawFiles(
  context: Context,
  { plan, folder, watermark, format, quality }: Work,
  signal: AbortSignal,
  report: (percent: number) => void,
): Promise<DrawnFile[]> {
  const renderer = rendererOf(context.config, (await mediaTools(context.config)).tools?.prlimit ?? null);
  const materials = await fetchMaterials(context, plan, folder);
  const drawnAs: Drawing['format'] = format === 'png' || format === 'jpeg' || format === 'webp' ? format : 'raw';
  const total = plan.files.reduce((sum, { scenes }) => sum + scenes.length, 0);
  const tooLong: string[] = [];
  const drawn: DrawnFile[] = [];
  let done = 0;
  for (const { name, size, scenes } of plan.files) {
    const pages: DrawnFile['pages'] = [];
    for (const scene of scenes) {
      const output = join(folder, `page-${done}.${drawnAs}`);
      const shown = watermark ? withWatermark(scene) : scene;
      const task = { kind: 'draw' as const, scene: shown, format: drawnAs, quality, output, ...materials };
      const answer = await renderer.draw(task, { signal, seconds: secondsEach });
      if ('unreadable' in answer) throw unreadable(plan, answer.unreadable);
      tooLong.push(...overflowing(plan.design, size, answer.overflowing));
      pages.push({ path: output, width: scene.width, height: scene.height });
      done += 1;
      report(Math.min(99, Math.floor((done / total) * 100)));
    }
    drawn.push({ name, pages });
  }
  if (tooLong.length > 0) throw new Refusal('INCOMPLETE', overflowWords(tooLong));
  return drawn;
}

/** GFX-035 */
function unreadable({ design, graphic, pictures }: ExportPlan, file: string): Refusal {
  const [place = 'this graphic'] = placesOfFile(design, graphic.values, file);
  const name = pictures.get(file)?.name ?? 'A picture';
  return new Refusal('INCOMPLETE', `${name} in ${place} cannot be read as a picture. Choose another one.`);
}

/** "Title in Story 1080×1920" for each text that does not fit. */
function overflowing({ slots, sizes }: Design, size: string, overflows: readonly string[]): string[] {
  const place = sizes[size];
  const sizeName = place ? [place.label, sizeWords(place)].filter(Boolean).join(' ') : size;
  // Rows of repeats and tables have the layer's id with a number.
  const ids = new Set(overflows.map((id) => id.split(':')[0]));
  return slots.flatMap(({ id, name }) => (ids.has(id) ? [`${name || 'A text'} in ${sizeName}`] : []));
}

const mostNamed = 5;
function overflowWords(tooLong: readonly string[]): string {
  const named = [...new Set(tooLong)];
  const more = named.length > mostNamed ? `, and ${named.length - mostNamed} more` : '';
  return `These texts do not fit: ${named.slice(0, mostNamed).join(', ')}${more}. Shorten them.`;
}

/** Copies pictures and uploaded fonts into the work folder, where the drawing process reads them. */
async function fetchMaterials(context: Context, plan: ExportPlan, folder: string): Promise<Materials> {
  const uploaded: Face[] = await uploadedFaces(context.store);
  const faces = plan.files.flatMap(({ scenes }) => scenes.flatMap((scene) => facesOf(scene, uploaded)));
  const own = new Set(uploaded.map(({ file }) => file));
  const fonts = [...new Set(faces.map(({ file }) => file))].filter((file) => own.has(file));
  const keys = new Map([...plan.pictures].map(([id, { sourcePath }]) => [id, sourcePath]));
  for (const id of fonts) {
    const file = await context.store.get(files, id);
    if (file) keys.set(id, file.sourcePath);
  }
  const paths: Record<string, string> = {};
  for (const [id, key] of keys) {
    paths[id] = join(folder, `material-${Object.keys(paths).length}`);
    await pipeline(await context.storage.read(key), createWriteStream(paths[id]));
  }
  return { uploaded, paths };
}

/** Fonts that designers uploaded, in the order in which browsers have them. */
async function uploadedFaces(store: Reader): Promise<Face[]> {
  const fonts = await store.find(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  return fonts.map(({ family, weight, italic, file }) => ({ family, weight, italic, file }));
}
