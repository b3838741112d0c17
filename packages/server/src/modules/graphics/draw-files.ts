import { join } from 'node:path';
import { type GraphicExport, placesOfFile, withWatermark } from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { createRenderer, rendererOf } from '../../engines/drawing/renderer.ts';
import type { DrawTask, FilmTask, Materials, Task } from '../../engines/drawing/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { fetchFile, fetchFonts } from './fetch-fonts.ts';
import { overflowsIn } from './overflows.ts';
import { type ExportPlan, filmOf } from './plan-export.ts';

/** One file of an export with the pictures of its slides, drawn into the work folder. */
export interface DrawnFile {
  name: string;
  pages: { path: string; width: number; height: number }[];
}

interface Work extends Pick<GraphicExport, 'format' | 'quality' | 'rate'> {
  plan: ExportPlan;
  folder: string;
  watermark: boolean;
}

/** Longest time for one picture; the largest take about ten seconds on a free machine. */
const secondsEach = 120;
/** Longest time for one film. */
const secondsOfFilm = 1_800;

/** Draws all pictures of a graphic, one after the other, and names its texts that do not fit: they refuse its export (GFX-008). */
export async function drawFiles(
  context: Context,
  work: Work,
  signal: AbortSignal,
  report: (percent: number) => void,
): Promise<{ files: DrawnFile[]; tooLong: string[] }> {
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
    for (const { size, slides, tasks } of drawn) {
      for (const task of tasks) {
        const onPercent = (percent: number) => report(Math.min(99, Math.floor((done * 100 + percent) / total)));
        const answer = await renderer.draw(task, { signal, seconds: film ? secondsOfFilm : secondsEach, onPercent });
        if ('unreadable' in answer) throw unreadable(work.plan, answer.unreadable);
        tooLong.push(...overflowsIn(work.plan.design, { size, slides }, answer.overflowing));
        done += 1;
        onPercent(0);
      }
    }
  } finally {
    if (film) renderer.close();
  }
  return { files: drawn.map(({ name, pages }) => ({ name, pages })), tooLong };
}

type PlannedFile = ExportPlan['files'][number];

/** The tasks that draw one file of an export, and the pictures that they leave: one a slide, or a whole film. */
function tasksOf(
  { plan, folder, watermark, format, quality, rate }: Work,
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
      rate,
      output,
      ffmpeg,
      ...materials,
    };
    return { ...file, tasks: [task] as Task[], pages: pagesAt([output]) };
  }
  const drawnAs = format === 'pdf' || format === 'ograf' ? 'raw' : format;
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

/** Copies pictures and uploaded fonts into the work folder, where the drawing process reads them. */
async function fetchMaterials(context: Context, plan: ExportPlan, folder: string): Promise<Materials> {
  const scenes = plan.files.flatMap((file) => file.scenes);
  const { uploaded, paths } = await fetchFonts(context, scenes, folder);
  for (const [id, { sourcePath }] of plan.pictures) paths[id] = await fetchFile(context, sourcePath, folder, paths);
  return { uploaded, paths };
}
