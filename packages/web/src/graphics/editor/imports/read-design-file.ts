import { mostPsdBytes } from '@pavilion/domain/graphics';
import type { ReadAnswer, ReadTask } from './read-psd-worker.ts';
import { readSvg } from './read-svg.ts';

/** Milliseconds after which a file counts as unreadable. */
const longest = 120_000;

/**
 * Reads a file of another program into a slide (GFX-032). A PSD has a worker of its own: a file that hangs or exhausts the decoder
 * ends with it, and the page goes on.
 */
export async function readDesignFile(file: File, families: readonly string[]): Promise<ReadAnswer> {
  if (file.size > mostPsdBytes) return 'The file is larger than 300 MB.';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'The file cannot be read. It may have been moved or changed.';
  return /\.svg$/i.test(file.name) ? ofSvg(bytes, families) : ofPsd(bytes, families);
}

/** Bytes of an SVG file, which is read in the page: only pages have a parser of XML. */
const mostSvgBytes = 20_000_000;

function ofSvg(bytes: ArrayBuffer, families: readonly string[]): ReadAnswer {
  if (bytes.byteLength > mostSvgBytes) return 'The file is larger than 20 MB.';
  try {
    return readSvg(new TextDecoder().decode(bytes), families);
  } catch (error) {
    console.warn(error);
    return 'The file cannot be read. It may be damaged.';
  }
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
