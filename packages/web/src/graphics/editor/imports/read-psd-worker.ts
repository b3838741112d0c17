import type { PsdSlide } from '@pavilion/domain/graphics';
import { getLayerImageData, initializeCanvas, type Layer } from 'ag-psd';
import { type ReadSlide, readPsd } from './read-psd.ts';

/** A file to read. */
export interface ReadTask {
  bytes: ArrayBuffer;
  /** Fonts that texts can have. */
  families: readonly string[];
}

/** The slide, or why there is none, as a sentence. */
export type ReadAnswer = ReadSlide | string;

// A worker has no document to make canvases with; only pixels are asked for.
initializeCanvas(
  () => {
    throw new Error('No canvas is needed.');
  },
  (width, height) => new ImageData(width, height),
);

/** Pixels as a file; null for a layer that the browser cannot hold. */
async function pngOf(layer: Layer): Promise<Blob | null> {
  try {
    const pixels = getLayerImageData(layer);
    if (!pixels) return null;
    const { width, height, data } = pixels;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    return await canvas.convertToBlob({ type: 'image/png' });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Makes files of the pictures, one at a time: the pixels of all together may not fit into memory. */
async function withFiles({ pictures, ...slide }: PsdSlide): Promise<ReadSlide> {
  const made: ReadSlide = { ...slide, pictures: [] };
  for (const { slot, name, pixels } of pictures) {
    const file = await pngOf(pixels as Layer);
    if (file) made.pictures.push({ slot, name, pixels: file });
    else made.remarks.push(`“${name}”: its picture cannot be read.`);
  }
  return made;
}

addEventListener('message', ({ data: { bytes, families } }: MessageEvent<ReadTask>) => {
  const read = readPsd(bytes, families);
  const answer: Promise<ReadAnswer> = typeof read === 'string' ? Promise.resolve(read) : withFiles(read);
  void answer.then((each) => postMessage(each));
});
