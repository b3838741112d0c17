import type { FileDocument } from '../files/documents.ts';
import { refuseFilm } from './refuse-film.ts';
import { refusePicture } from './refuse-picture.ts';

/** Why a picture or film that a graphic shows cannot be drawn, as a sentence; null if it can (GFX-010, GFX-035). */
export function refuseShown(file: FileDocument | undefined, isFilm: boolean, place = 'this graphic'): string | null {
  if (file) return isFilm ? refuseFilm(file) : refusePicture(file);
  const what = isFilm ? 'video' : 'picture';
  return `The ${what} in ${place} was deleted, or you do not have access to it. Choose another one.`;
}
