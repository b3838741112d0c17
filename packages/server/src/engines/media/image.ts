import { join } from 'node:path';
import { stillArgs } from './commands.ts';
import { type Drawing, type Drawn, drawPicture } from './draw.ts';
import { reasonOf } from './failure.ts';
import type { Derivatives, Output, Work } from './outputs.ts';
import { IMAGE_PREVIEW_BOX, isShownByBrowsers, POSTER_BOX } from './plan.ts';
import { run } from './run.ts';
import type { Sniffed } from './sniff.ts';

const FORMAT_NAMES: Record<string, string> = { jpg: 'jpeg', tif: 'tiff' };
/** SVG filters are programs and may run for ever. */
const SECONDS_OF_A_DRAWING = 30;

/** Poster, preview and placeholder of a still or animated image, in browser colours (sRGB). */
export async function imageDerivatives(
  path: string,
  sniffed: Sniffed,
  bytes: number,
  work: Work,
): Promise<Derivatives> {
  const format = FORMAT_NAMES[sniffed.extension] ?? sniffed.extension;
  const shown = isShownByBrowsers(sniffed);
  const seconds = sniffed.extension === 'svg' ? { seconds: SECONDS_OF_A_DRAWING } : {};
  work.onProgress(10);
  let made = await pictureOutputs(path, work, { animated: ['gif', 'webp'].includes(sniffed.extension), ...seconds });
  if ('problem' in made && !shown) {
    const still = join(work.folder, 'still.png');
    if (await decodeStill(path, still, work)) made = await pictureOutputs(still, work);
  }
  if ('problem' in made) {
    if (shown && made.problem === 'damaged') {
      return { broken: `The file is damaged: it can’t be read as a ${sniffed.name}.` };
    }
    const noPreview =
      made.problem === 'too large'
        ? 'No preview: the picture has too many pixels.'
        : `No preview: this kind of file (${sniffed.name}) can’t be displayed.`;
    return { metadata: { size: bytes, format }, outputs: [], browserSafe: shown, noPreview };
  }
  work.onProgress(100);
  const { drawn, outputs, placeholder } = made;
  return {
    metadata: { size: bytes, format, ...turned(drawn) },
    // Browsers show CMYK in wrong colours; only the preview is right.
    browserSafe: shown && drawn.space !== 'cmyk',
    outputs,
    placeholder,
  };
}

export interface PictureOutputs {
  outputs: Output[];
  placeholder: string;
  drawn: Drawn;
}

/** Small poster, large preview and placeholder of one picture. */
export async function pictureOutputs(
  picture: string,
  work: Work,
  { animated = false, seconds }: { animated?: boolean; seconds?: number } = {},
): Promise<PictureOutputs | Extract<Awaited<ReturnType<typeof drawPicture>>, { problem: string }>> {
  const poster: Drawing = {
    output: join(work.folder, 'poster.jpg'),
    box: POSTER_BOX,
    ground: '#ffffff',
    format: 'jpeg',
    options: { quality: 82, mozjpeg: true },
  };
  const preview: Drawing = {
    output: join(work.folder, 'preview.webp'),
    box: IMAGE_PREVIEW_BOX,
    animated,
    format: 'webp',
    options: { quality: 86, effort: 3 },
  };
  const drawn = await drawPicture(picture, [poster, preview], {
    signal: work.signal,
    prlimit: work.tools?.prlimit,
    standAt: animated ? work.posterAt : undefined,
    ...(seconds ? { seconds } : {}),
  });
  if ('problem' in drawn) return drawn;
  const [small, large] = drawn.drawn;
  return {
    drawn,
    placeholder: drawn.placeholder,
    outputs: [
      { kind: 'poster', path: poster.output, mime: 'image/jpeg', ...small },
      { kind: 'preview', path: preview.output, mime: 'image/webp', ...large },
    ],
  };
}

/** Decodes a picture with ffmpeg, for formats that the image library can't read. */
export async function decodeStill(path: string, output: string, work: Work): Promise<boolean> {
  const { tools, signal } = work;
  if (!tools) return false;
  const result = await run(tools.ffmpeg.path, stillArgs(path, output), { signal, prlimit: tools.prlimit });
  if (!result.ok) reasonOf(result);
  return result.ok;
}

/** Cameras store upright pictures sideways, with an orientation tag. */
function turned({ width, height, orientation }: Drawn): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
