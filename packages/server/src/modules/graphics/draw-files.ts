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
import { createRenderer, rendererOf } from '../../engines/drawing/renderer.ts';
import type { DrawTask, FilmTask, Materials, Task } from '../../engines/drawing/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import { type ExportPlan, filmOf } from './plan-export.ts';

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
/** Longest time for one film. */
const secondsOfFilm = 1_800;

/** Draws all pictures of an export, one after the other. A text that does not fit refuses the export (GFX-008). */
export async function drawFiles(
  context: Context,
  work: Work,
  signal: AbortSignal,
  report: (percent: number) => void,
): Promise<DrawnFile[]> {
  const { tools, summary } = await mediaTools(context.config);
  const film = work.format === 'mp4' || work.format === 'gif';
  if (film && !tools) throw new Error(summary);
  const materials = await fetchMaterials(context, work.plan, work.folder);
  const drawn = work.plan.files.map((file) => tasksOf(work, file, materials, tools?.ffmpeg.path ?? ''));
  // A film takes minutes, in a process of its own.
  const prlimit = tools?.prlimit ?? null;
  const renderer = film ? createRenderer({ prlimit }) : rendererOf(context.config, prlimit);
  const tooLong: string[] = [];
  const total = drawn.reduce((sum, { tasks }) => sum + tasks.length, 0);
  let done = 0;
  try {
    for (const { size, tasks } of drawn) {
      for (const task of tasks) {
        const onPercent = (percent: number) => report(Math.min(99, Math.floor((done * 100 + percent) / total)));
        const answer = await renderer.draw(task, { signal, seconds: film ? secondsOfFilm : secondsEach, onPercent });
        if ('unreadable' in answer) throw unreadable(work.plan, answer.unreadable);
        tooLong.push(...overflowing(work.plan.design, size, answer.overflowing));
        done += 1;
        onPercent(0);
      }
    }
  } finally {
    if (film) renderer.close();
  }
  if (tooLong.length > 0) throw new Refusal('INCOMPLETE', overflowWords(tooLong));
  return drawn.map(({ name, pages }) => ({ name, pages }));
}

type PlannedFile = ExportPlan['files'][number];

/** The tasks that draw one file of an export, and the pictures that they leave: one a slide, or a whole film. */
function tasksOf(
  { plan, folder, watermark, format, quality }: Work,
  file: PlannedFile,
  materials: Materials,
  ffmpeg: string,
) {
  const scenes = watermark ? file.scenes.map(withWatermark) : file.scenes;
  const at = plan.files.indexOf(file);
  const pagesAt = (paths: readonly string[]) =>
    paths.map((path, page) => ({ path, width: scenes[page]!.width, height: scenes[page]!.height }));
  if (format === 'mp4' || format === 'gif') {
    const output = join(folder, `film-${at}.${format}`);
    const task: FilmTask = {
      kind: 'film',
      slides: filmOf(plan.design, file, scenes),
      format,
      output,
      ffmpeg,
      ...materials,
    };
    return { ...file, tasks: [task] as Task[], pages: pagesAt([output]) };
  }
  const drawnAs = format === 'pdf' ? 'raw' : format;
  const paths = scenes.map((_, page) => join(folder, `picture-${at}-${page}.${drawnAs}`));
  const tasks = scenes.map<DrawTask>((scene, page) => ({
    kind: 'draw',
    scene,
    format: drawnAs,
    quality,
    output: paths[page]!,
    ...materials,
  }));
  return { ...file, tasks: tasks as Task[], pages: pagesAt(paths) };
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
