import { boxOfWidth, mostPsdBytes } from '@pavilion/domain/graphics';
import type { ReadSlide } from './read-psd.ts';
import type { ReadAnswer, ReadTask } from './read-psd-worker.ts';
import { type ForImport, readSvg } from './read-svg.ts';
import { widthsOfTexts } from './widths-of-texts.ts';

/** Milliseconds after which a file counts as unreadable. */
const longest = 120_000;

/**
 * Reads a file of another program into a slide (GFX-032). A PSD has a worker of its own: a file that hangs or exhausts the decoder
 * ends with it, and the page goes on.
 */
export async function readDesignFile(file: File, given: ForImport): Promise<ReadAnswer> {
  if (file.size > mostPsdBytes) return 'The file is larger than 300 MB.';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'The file cannot be read. It may have been moved or changed.';
  if (/\.svg$/i.test(file.name)) return ofSvg(bytes, given);
  const read = await ofPsd(bytes, given.families);
  return typeof read === 'string' ? read : withRoomForWords(read, given);
}

/** Bytes of an SVG file, which is read in the page: only pages have a parser of XML. */
const mostSvgBytes = 20_000_000;

async function ofSvg(bytes: ArrayBuffer, given: ForImport): Promise<ReadAnswer> {
  if (bytes.byteLength > mostSvgBytes) return 'The file is larger than 20 MB.';
  try {
    return await readSvg(new TextDecoder().decode(bytes), given);
  } catch (error) {
    console.warn(error);
    return 'The file cannot be read. It may be damaged.';
  }
}

/** A PSD says how wide the ink of a text is: in another font, or with the space around its letters, it may be wider. */
async function withRoomForWords(read: ReadSlide, { uploaded }: ForImport): Promise<ReadSlide> {
  const lines = read.slots.filter(({ textLayout }) => !textLayout.wrap);
  const widths = await widthsOfTexts(lines, uploaded);
  const slots = read.slots.map((slot) => {
    const width = Math.max(slot.box.width, widths.get(slot.id) ?? 0);
    return width > slot.box.width ? { ...slot, box: boxOfWidth(slot.box, slot.textLayout.align, width) } : slot;
  });
  return { ...read, slots };
}

async function ofPsd(bytes: ArrayBuffer, families: readonly string[]): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-psd-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadAnswer>((resolve) => {
      timer = setTimeout(() => resolve('The file takes too long to read. Merge some of its layers first.'), longest);
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
      worker.addEventListener('error', () =>
        resolve('The file cannot be read. It may need more memory than there is.'),
      );
      worker.postMessage({ bytes, families } satisfies ReadTask, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
