import { otherDimensions } from '@pavilion/domain/production';

/** Sentence about a file whose pixels differ from its dimensions, or null. */
export async function dimensionsNote(file: File, format: string): Promise<string | null> {
  const size = await pictureSize(file);
  return size && otherDimensions(format, size);
}

/** Width and height of a picture or film; null if this browser cannot read it. */
async function pictureSize(file: File): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  try {
    if (file.type.startsWith('image/')) return await imageSize(address);
    if (file.type.startsWith('video/')) return await filmSize(address);
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function imageSize(address: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

function filmSize(address: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video');
    film.preload = 'metadata';
    film.onloadedmetadata = () =>
      resolve(film.videoWidth > 0 ? { width: film.videoWidth, height: film.videoHeight } : null);
    film.onerror = () => resolve(null);
    film.src = address;
  });
}
