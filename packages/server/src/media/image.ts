import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { stillArgs } from './commands.ts';
import { reasonOf } from './failure.ts';
import type { Derivatives, Output, Work } from './outputs.ts';
import { IMAGE_PREVIEW_BOX, isShownByBrowsers, POSTER_BOX } from './plan.ts';
import { run } from './run.ts';
import type { Sniffed } from './sniff.ts';

/** 400 megapixels: a poster at print size passes, a picture made to exhaust the memory does not. */
const MAX_PIXELS = 400_000_000;
const SECONDS = 120;

const FORMAT_NAMES: Record<string, string> = { jpg: 'jpeg', tif: 'tiff' };

type Picture = string | Buffer;

/** Poster, preview and placeholder of a still or animated image, in the colours that browsers show (sRGB). */
export async function imageDerivatives(
  path: string,
  sniffed: Sniffed,
  bytes: number,
  work: Work,
): Promise<Derivatives> {
  const format = FORMAT_NAMES[sniffed.extension] ?? sniffed.extension;
  const direct = await readPicture(path);
  let picture: Picture = path;
  let found = direct;
  if ('problem' in direct && !isShownByBrowsers(sniffed)) {
    const still = join(work.folder, 'still.png');
    if (await decodeStill(path, still, work)) {
      picture = still;
      found = await readPicture(still);
    }
  }
  if ('problem' in found) {
    if (isShownByBrowsers(sniffed) && found.problem === 'damaged') {
      return { broken: `The file is damaged: it can’t be read as a ${sniffed.name}.` };
    }
    const noPreview =
      found.problem === 'too large'
        ? 'No preview: the picture has too many pixels.'
        : `No preview: this kind of file (${sniffed.name}) can’t be displayed.`;
    return { metadata: { size: bytes, format }, outputs: [], browserSafe: isShownByBrowsers(sniffed), noPreview };
  }
  const shown = turned(found.metadata);
  work.onProgress(20);
  const made = await pictureOutputs(picture, work, sniffed.extension === 'gif' || sniffed.extension === 'webp');
  if (made === null) return { broken: `The file is damaged: it can’t be read as a ${sniffed.name}.` };
  work.onProgress(100);
  return {
    metadata: { size: bytes, format, width: shown.width, height: shown.height },
    // A browser shows CMYK in wrong colours, so only the preview is right.
    browserSafe: isShownByBrowsers(sniffed) && found.metadata.space !== 'cmyk',
    ...made,
  };
}

/** The small poster, the large preview and the placeholder of one picture; null when it does not decode. */
export async function pictureOutputs(
  picture: Picture,
  work: Work,
  animated = false,
): Promise<{ outputs: Output[]; placeholder: string } | null> {
  try {
    const poster = join(work.folder, 'poster.jpg');
    const preview = join(work.folder, 'preview.webp');
    const small = await open(picture)
      .autoOrient()
      .resize({ ...POSTER_BOX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(poster);
    work.signal?.throwIfAborted();
    const large = await open(picture, animated)
      .autoOrient()
      .resize({ ...IMAGE_PREVIEW_BOX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .toFile(preview);
    work.signal?.throwIfAborted();
    const outputs: Output[] = [
      { kind: 'poster', path: poster, mime: 'image/jpeg', width: small.width, height: small.height },
      // An animation is one tall strip of frames to the library.
      {
        kind: 'preview',
        path: preview,
        mime: 'image/webp',
        width: large.width,
        height: large.pageHeight ?? large.height,
      },
    ];
    return { outputs, placeholder: await placeholderOf(picture) };
  } catch (error) {
    work.signal?.throwIfAborted();
    if (error instanceof Error && /no space left|ENOSPC/i.test(error.message)) throw error;
    return null;
  }
}

/** About 25 bytes (base64) from which a page paints a blurred picture before the real one has come. */
export async function placeholderOf(picture: Picture): Promise<string> {
  const { data, info } = await open(picture)
    .autoOrient()
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Decodes a picture with ffmpeg, for formats that the image library does not know. */
export async function decodeStill(path: string, output: string, work: Work): Promise<boolean> {
  const { tools, signal } = work;
  if (!tools) return false;
  const result = await run(tools.ffmpeg.path, stillArgs(path, output), { signal, prlimit: tools.prlimit });
  if (!result.ok) reasonOf(result);
  return result.ok;
}

function open(picture: Picture, animated = false) {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
    .timeout({ seconds: SECONDS })
    .toColourspace('srgb');
}

async function readPicture(path: string): Promise<{ metadata: Metadata } | { problem: 'damaged' | 'too large' }> {
  try {
    const metadata = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    const pixels = metadata.width * metadata.height;
    return pixels > MAX_PIXELS ? { problem: 'too large' } : { metadata };
  } catch (error) {
    return { problem: error instanceof Error && /pixel limit/i.test(error.message) ? 'too large' : 'damaged' };
  }
}

/** Cameras store upright pictures lying, with a note. */
function turned({ width, height, orientation }: Metadata): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
