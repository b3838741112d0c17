import { join } from 'node:path';
import type { FileDocument } from '@pavilion/domain/files';
import {
  fileOfPicture,
  filmsIn,
  filmsOfDesign,
  type GraphicExport,
  isFilmFormat,
  placesOfFile,
  type UnfitNote,
  unfitIn,
  withWatermark,
} from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { createRenderer, rendererOf } from '../../engines/drawing/renderer.ts';
import type { DrawTask, FilmTask, Materials, Task } from '../../engines/drawing/types.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { fetchFile, fetchFonts } from './fetch-fonts.ts';
import { fetchPosters } from './fetch-posters.ts';
import { withFilms } from './film-frames.ts';
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

/** Draws all pictures of a graphic, one after the other, and notes what is wrong with its texts: they refuse its export (GFX-008). */
export async function drawFiles(
  context: Context,
  work: Work,
  signal: AbortSignal,
  report: (percent: number) => void,
): Promise<{ files: DrawnFile[]; notes: UnfitNote[] }> {
  const { tools, summary } = await mediaTools(context.config);
  const film = isFilmFormat(work.format);
  if (film && !tools) throw new Error(summary);
  const materials = await fetchMaterials(context, work.plan, work.folder, film);
  const films = film ? filmsOf(work.plan) : [];
  return withFilms(context, films, (sources) => {
    const drawn = work.plan.files.map((file) => tasksOf(work, file, materials, tools?.ffmpeg.path ?? '', sources));
    return drawAll(context, work, drawn, tools?.prlimit ?? null, { signal, report });
  });
}

type Drawing = ReturnType<typeof tasksOf>;

async function drawAll(
  { config }: Context,
  { plan, format }: Work,
  drawn: readonly Drawing[],
  prlimit: string | null,
  { signal, report }: { signal: AbortSignal; report: (percent: number) => void },
): Promise<{ files: DrawnFile[]; notes: UnfitNote[] }> {
  const film = isFilmFormat(format);
  // A film takes minutes, in a process of its own.
  const renderer = film ? createRenderer({ prlimit }) : rendererOf(config, prlimit);
  const notes: UnfitNote[] = [];
  const total = drawn.reduce((sum, { tasks }) => sum + tasks.length, 0);
  let done = 0;
  try {
    for (const { size, slides, tasks } of drawn) {
      for (const task of tasks) {
        const onPercent = (percent: number) => report(Math.min(99, Math.floor((done * 100 + percent) / total)));
        const answer = await renderer.draw(task, { signal, seconds: film ? secondsOfFilm : secondsEach, onPercent });
        if ('unreadable' in answer) throw unreadable(plan, answer.unreadable);
        notes.push(...unfitIn(plan.design, { size, slides }, answer.unfit));
        done += 1;
        onPercent(0);
      }
    }
  } finally {
    if (film) renderer.close();
  }
  return { files: drawn.map(({ name, pages }) => ({ name, pages })), notes };
}

type PlannedFile = ExportPlan['files'][number];

/** The tasks that draw one file of an export, and the pictures that they leave: one a slide, or a whole film. */
function tasksOf(
  { plan, folder, watermark, format, quality, rate }: Work,
  file: PlannedFile,
  materials: Materials,
  ffmpeg: string,
  films: FilmTask['films'],
) {
  const scenes = watermark ? file.scenes.map(withWatermark) : file.scenes;
  const at = plan.files.indexOf(file);
  const pagesAt = (paths: readonly string[]) =>
    paths.map((path, page) => ({ path, width: scenes[page]!.width, height: scenes[page]!.height }));
  if (isFilmFormat(format)) {
    const output = join(folder, `film-${at}.${format}`);
    const task: FilmTask = {
      kind: 'film',
      slides: filmOf(plan.design, file, scenes),
      format,
      rate,
      films,
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
  const id = fileOfPicture(file);
  const [place = 'this graphic'] = placesOfFile(design, graphic.values, id);
  const isFilm = filmsOfDesign(design).includes(id);
  const name = pictures.get(id)?.name ?? (isFilm ? 'A video' : 'A picture');
  const what = isFilm ? 'video' : 'picture';
  return new Refusal('INCOMPLETE', `${name} in ${place} cannot be read as a ${what}. Choose another one.`);
}

/** The films that the scenes of an export show. */
function filmsOf({ files, pictures }: ExportPlan): FileDocument[] {
  const shown = new Set(files.flatMap(({ scenes }) => scenes.flatMap(filmsIn)).map(({ film }) => film.file));
  return [...shown].flatMap((id) => pictures.get(id) ?? []);
}

/** Copies pictures and uploaded fonts into the work folder, where the drawing process reads them; of films, their posters. */
async function fetchMaterials(
  context: Context,
  { files, pictures }: ExportPlan,
  folder: string,
  filmsPlay: boolean,
): Promise<Materials> {
  const scenes = files.flatMap((file) => file.scenes);
  const materials = await fetchFonts(context, scenes, folder);
  const films = new Set(scenes.flatMap(filmsIn).map(({ film }) => film.file));
  for (const [id, file] of pictures) {
    if (!films.has(id)) materials.paths[id] = await fetchFile(context, file.sourcePath, folder, materials.paths);
  }
  if (!filmsPlay) await fetchPosters(context, scenes, folder, materials.paths, (id) => pictures.get(id));
  return materials;
}
