import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileMetadata } from '@pavilion/domain/files';
import { decodeStill, type PictureOutputs, pictureOutputs } from './image.ts';
import type { Derivatives, Work } from './outputs.ts';

const THUMBNAIL_RESOURCE = 1036;
/** Length of the resource's own header, before the JPEG. */
const THUMBNAIL_HEADER = 28;
const MAX_RESOURCES = 64 * 1024 ** 2;

/**
 * Previews a Photoshop file from its composite picture, else from the thumbnail that Photoshop stored for file
 * browsers. Without either, it gives the reason.
 */
export async function photoshopDerivatives(path: string, bytes: number, work: Work): Promise<Derivatives> {
  const read = await readPhotoshop(path);
  if (read === null) return { broken: 'The file is damaged: it can’t be read as a Photoshop file.' };
  const metadata: FileMetadata = {
    size: bytes,
    format: read.large ? 'psb' : 'psd',
    width: read.width,
    height: read.height,
  };
  work.onProgress(10);

  const still = join(work.folder, 'still.png');
  let made = (await decodeStill(path, still, work)) ? await pictureOutputs(still, work) : null;
  if (!isDrawn(made) && read.thumbnail) {
    const thumbnail = join(work.folder, 'thumbnail.jpg');
    await writeFile(thumbnail, read.thumbnail);
    made = await pictureOutputs(thumbnail, work);
  }
  work.onProgress(100);
  if (isDrawn(made)) return { metadata, browserSafe: false, outputs: made.outputs, placeholder: made.placeholder };
  const noPreview = 'No preview: this Photoshop file was saved without a readable picture.';
  return { metadata, outputs: [], browserSafe: false, noPreview };
}

function isDrawn(made: Awaited<ReturnType<typeof pictureOutputs>> | null): made is PictureOutputs {
  return made !== null && !('problem' in made);
}

interface PhotoshopFile {
  width: number;
  height: number;
  /** Large document format (PSB). */
  large: boolean;
  thumbnail: Buffer | null;
}

/** Reads the header and the embedded thumbnail; skips the layers, which may be gigabytes. */
async function readPhotoshop(path: string): Promise<PhotoshopFile | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number): Promise<Buffer> => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      await file.read(buffer, 0, buffer.length, at);
      return buffer;
    };
    const header = await read(0, 30);
    if (header.length < 30 || header.toString('latin1', 0, 4) !== '8BPS') return null;
    const paletteEnd = 30 + header.readUInt32BE(26);
    const lengthField = await read(paletteEnd, 4);
    if (lengthField.length < 4) return null;
    const resources = await read(paletteEnd + 4, Math.min(lengthField.readUInt32BE(0), MAX_RESOURCES));
    return {
      width: header.readUInt32BE(18),
      height: header.readUInt32BE(14),
      large: header.readUInt16BE(4) === 2,
      thumbnail: findThumbnail(resources),
    };
  } finally {
    await file.close();
  }
}

function findThumbnail(resources: Buffer): Buffer | null {
  const even = (value: number) => value + (value % 2);
  let at = 0;
  while (at + 12 <= resources.length && resources.toString('latin1', at, at + 4) === '8BIM') {
    const id = resources.readUInt16BE(at + 4);
    const dataAt = at + 6 + even(1 + (resources[at + 6] as number));
    if (dataAt + 4 > resources.length) return null;
    const length = resources.readUInt32BE(dataAt);
    if (id === THUMBNAIL_RESOURCE) return resources.subarray(dataAt + 4 + THUMBNAIL_HEADER, dataAt + 4 + length);
    at = dataAt + 4 + even(length);
  }
  return null;
}
