import type { Viewer } from '@pavilion/domain/access';
import type { FileDocument } from '@pavilion/domain/files';
import {
  buildScene,
  type Design,
  type ExportFile,
  exportFiles,
  type FilmSlide,
  filmLength,
  framesASecond,
  type Graphic,
  type GraphicExport,
  graphics,
  longestFilm,
  missingForExport,
  placesOfFile,
  publications,
  refusePicture,
  type Scene,
} from '@pavilion/domain/graphics';
import { picturesOf } from '@pavilion/drawing';
import { notFound, Refusal } from '../../engines/store/refusal.ts';
import type { Reader } from '../../engines/store/types.ts';
import { visiblePictures } from './visible-pictures.ts';

export type AskedExport = Pick<GraphicExport, 'graphic' | 'format' | 'sizes' | 'slides'>;

/** An export as it will be drawn: its files with the scenes of their slides, and the stored pictures in them. */
export interface ExportPlan {
  graphic: Graphic;
  design: Design;
  /** Whether what is given out carries a watermark. */
  watermarked: boolean;
  files: (ExportFile & { scenes: Scene[] })[];
  pictures: Map<string, FileDocument>;
}

/** Plans an export with what this person may see now; refuses what cannot be drawn, with a sentence. */
export async function planExport(reader: Reader, viewer: Viewer, asked: AskedExport): Promise<ExportPlan> {
  const graphic = await reader.visible(viewer, graphics, asked.graphic);
  const publication = graphic && (await reader.get(publications, graphic.publication));
  if (!graphic || !publication) throw notFound();
  const { design } = publication;
  const { values, changes, name } = graphic;
  const missing = Object.entries(missingForExport(design, values));
  if (missing[0]) {
    throw new Refusal('INCOMPLETE', missing.map(([, why]) => why).join(' '), `values.${missing[0][0]}`);
  }
  const watermarked = graphic.signOff && !graphic.signed;
  const files = exportFiles({ ...asked, name, design }).map((file) => ({
    ...file,
    scenes: file.slides.map((slide) => buildScene(design, { slide, size: file.size, values, changes })),
  }));
  if (asked.format === 'mp4' || asked.format === 'gif') demandShort(design, files);
  const used = new Set(files.flatMap(({ scenes }) => scenes.flatMap(picturesOf)));
  const pictures = await visiblePictures(reader, viewer, [...used]);
  for (const id of used) demandPicture(pictures.get(id), placesOfFile(design, values, id)[0]);
  return { graphic, design, watermarked, files, pictures };
}

/** The slides of a file as a film shows them. */
export function filmOf({ slides }: Design, file: ExportPlan['files'][number], scenes = file.scenes): FilmSlide[] {
  return scenes.map((scene, at) => ({ scene, stay: slides.find(({ id }) => id === file.slides[at])?.stay ?? 0 }));
}

function demandShort(design: Design, files: ExportPlan['files']): void {
  if (files.some((file) => filmLength(filmOf(design, file)) > longestFilm * framesASecond)) {
    throw new Refusal('INCOMPLETE', 'A film can last at most two minutes. Choose fewer slides.');
  }
}

/** GFX-010, GFX-035 */
function demandPicture(picture: FileDocument | undefined, place = 'this graphic'): void {
  if (!picture) {
    const sentence = `The picture in ${place} was deleted, or you do not have access to it. Choose another one.`;
    throw new Refusal('INCOMPLETE', sentence);
  }
  const refused = refusePicture(picture);
  if (refused) throw new Refusal('INCOMPLETE', refused);
}
