import type { Viewer } from '@pavilion/domain/access';
import type { FileDocument } from '@pavilion/domain/files';
import {
  awaitsSignOff,
  buildScene,
  type Design,
  type ExportFile,
  exportFiles,
  type FilmSlide,
  fileOfPicture,
  filesOfDesign,
  filesOfKit,
  filmLength,
  filmsOfDesign,
  type Graphic,
  type GraphicExport,
  graphics,
  isFilmFormat,
  longestFilm,
  missingForExport,
  placesOfFile,
  publications,
  refusePicture,
  refuseShown,
  type Scene,
} from '@pavilion/domain/graphics';
import { picturesOf } from '@pavilion/drawing';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import { visiblePictures } from './visible-pictures.ts';

export type AskedExport = Pick<GraphicExport, 'graphic' | 'batch' | 'format' | 'rate' | 'sizes' | 'slides'>;

/** A graphic of an export as it will be drawn: its files with the scenes of their slides, and the stored pictures and films in them. */
export interface ExportPlan {
  graphic: Graphic;
  design: Design;
  /** Whether what is given out carries a watermark. */
  watermarked: boolean;
  files: (ExportFile & { scenes: Scene[] })[];
  pictures: Map<string, FileDocument>;
}

/**
 * Plans an export with what this person may see now: its graphic, or all that were made together. Refuses what cannot be drawn,
 * with a sentence.
 */
export async function planExport(reader: Reader, viewer: Viewer, asked: AskedExport): Promise<ExportPlan[]> {
  const plans: ExportPlan[] = [];
  for (const graphic of await graphicsOf(reader, viewer, asked)) {
    try {
      plans.push(await planGraphic(reader, viewer, asked, graphic));
    } catch (error) {
      if (!asked.batch || !(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, `“${graphic.name}”: ${error.message}`);
    }
  }
  return plans;
}

/** The graphics of an export, in the order of their files. */
export async function graphicsOf(
  reader: Reader,
  viewer: Viewer,
  { graphic, batch }: Pick<AskedExport, 'graphic' | 'batch'>,
): Promise<Graphic[]> {
  const orderBy = [{ field: 'name', direction: 'asc' as const }];
  const ids = batch
    ? (await reader.find(graphics, { where: { batch }, orderBy })).map(({ id }) => id)
    : [graphic ?? ''];
  const found: Graphic[] = [];
  for (const id of ids) {
    const visible = await reader.visible(viewer, graphics, id);
    if (visible) found.push(visible);
  }
  if (found.length === 0) throw notFound();
  return found;
}

async function planGraphic(reader: Reader, viewer: Viewer, asked: AskedExport, graphic: Graphic): Promise<ExportPlan> {
  const publication = await reader.get(publications, graphic.publication);
  if (!publication) throw notFound();
  const { design } = publication;
  const { values, changes, name } = graphic;
  const slides = asked.batch ? design.slides.map(({ id }) => id) : asked.slides;
  if (
    !asked.sizes.every((id) => design.sizes[id]) ||
    !slides.every((id) => design.slides.some((slide) => slide.id === id))
  ) {
    throw new Refusal('INVALID', 'A size or slide is not in the template any more. Choose again.');
  }
  const missing = Object.entries(missingForExport(design, values));
  if (missing[0]) {
    throw new Refusal('INCOMPLETE', missing.map(([, why]) => why).join(' '), `values.${missing[0][0]}`);
  }
  const watermarked = awaitsSignOff(graphic);
  const files = exportFiles({ ...asked, slides, name, design }).map((file) => ({
    ...file,
    scenes: file.slides.map((slide) => buildScene(design, { slide, size: file.size, values, changes })),
  }));
  if (isFilmFormat(asked.format)) demandShort(design, files, asked.rate);
  const used = new Set(files.flatMap(({ scenes }) => scenes.flatMap(picturesOf)).map(fileOfPicture));
  const films = new Set(filmsOfDesign(design));
  const pictures = await visiblePictures(reader, viewer, [...used]);
  for (const id of used) demandShown(pictures.get(id), films.has(id), placesOfFile(design, values, id)[0]);
  if (asked.format === 'ograf') await addSpares(reader, viewer, design, pictures);
  return { graphic, design, watermarked, files, pictures };
}

/** Adds the pictures that other values would show: a package is filled in where nobody can ask for more. */
async function addSpares(
  reader: Reader,
  viewer: Viewer,
  design: Design,
  pictures: Map<string, FileDocument>,
): Promise<void> {
  const spares = [...filesOfDesign(design), ...(design.kit ? filesOfKit(design.kit) : [])];
  for (const [id, file] of await visiblePictures(reader, viewer, spares)) {
    if (!refusePicture(file)) pictures.set(id, file);
  }
}

/** The slides of a file as a film shows them. */
export function filmOf({ slides }: Design, file: Pick<ExportFile, 'slides'>, scenes: readonly Scene[]): FilmSlide[] {
  return scenes.map((scene, at) => ({ scene, stay: slides.find(({ id }) => id === file.slides[at])?.stay ?? 0 }));
}

function demandShort(design: Design, files: ExportPlan['files'], rate: number): void {
  if (files.some((file) => filmLength(filmOf(design, file, file.scenes), rate) > longestFilm * rate)) {
    throw new Refusal('INCOMPLETE', 'A film can last at most two minutes. Choose fewer slides.');
  }
}

function demandShown(file: FileDocument | undefined, isFilm: boolean, place?: string): void {
  const refused = refuseShown(file, isFilm, place);
  if (refused) throw new Refusal('INCOMPLETE', refused);
}
