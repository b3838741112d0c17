import type { FileDocument } from '../files/documents.ts';

/** Most pixels of a picture in a graphic: decoding more would fill the memory of the export. */
export const mostPicturePixels = 100_000_000;

/** Types that the renderer of graphics decodes. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a stored file cannot be a picture of a graphic, as a sentence; null if it can (GFX-035). */
export function refusePicture({ name, mime, metadata }: Pick<FileDocument, 'name' | 'mime' | 'metadata'>) {
  if (mime === 'image/svg+xml')
    return `${name || 'This file'} is an SVG drawing. Upload it here, to make a picture of it.`;
  if (!mime || !pictureTypes.includes(mime)) return `${name || 'This file'} is not a PNG, JPEG or WebP picture.`;
  const { width = 0, height = 0 } = metadata ?? {};
  return width * height > mostPicturePixels ? pictureTooLarge(name) : null;
}

export const pictureTooLarge = (name: string): string => `${name} has more than 100 megapixels. Use a smaller picture.`;
