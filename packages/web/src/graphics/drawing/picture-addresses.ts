import { readFrameKey } from '@pavilion/domain/graphics';

/** Address of the pictures that a signed-in person may see, with `FILE` for the id of a file. */
export const ownPictures = '/api/files/FILE/original?inline=1';

/** The part of the addresses of a programme before its pictures; undefined for those of signed-in people. */
const airOf = (pictures: string): string | undefined => /^\/api\/air\/[^/]+/.exec(pictures)?.[0];

/** Address of a picture in a scene: a stored file, or a frame of a film. */
export function pictureAddress(picture: string, pictures: string): string {
  const film = readFrameKey(picture);
  if (!film) return pictures.replace('FILE', picture);
  return `${airOf(pictures) ? `${airOf(pictures)}/frame` : '/api/graphics/frames'}/${film.file}/${film.frame}`;
}

/** Address at which a browser plays a film. */
export const filmAddress = (file: string, pictures: string): string =>
  airOf(pictures) ? `${airOf(pictures)}/film/${file}` : `/api/files/${file}/preview`;
