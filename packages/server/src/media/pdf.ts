import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { placeholderOf } from './image.ts';
import type { Derivatives, Work } from './outputs.ts';
import { POSTER_BOX } from './plan.ts';

const TIMEOUT_MS = 60_000;
/** The renderer holds the whole file in memory. */
const MAX_BYTES = 500 * 1024 ** 2;

/**
 * Runs on a thread of its own: rendering is computation, a bad file can make it endless, and the thread can be ended.
 * It is text and not a file so that it works the same from sources and from a bundle.
 */
const RENDERER = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const { PDFiumLibrary } = require(workerData.library);
(async () => {
  try {
    const library = await PDFiumLibrary.init();
    const pdf = await library.loadDocument(readFileSync(workerData.path));
    const pages = pdf.getPageCount();
    const page = pdf.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(workerData.width / originalWidth, workerData.height / originalHeight, 8);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    parentPort.postMessage({ pages, originalWidth, originalHeight, width, height, data });
  } catch (error) {
    parentPort.postMessage({ error: String(error && error.message) });
  }
})();
`;

interface RenderedPage {
  pages: number;
  /** In points. */
  originalWidth: number;
  originalHeight: number;
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8Array;
}

/** The number of pages and a picture of the first; the document itself is shown by the browser. */
export async function pdfDerivatives(path: string, bytes: number, work: Work): Promise<Derivatives> {
  const metadata = { size: bytes, format: 'pdf' };
  if (bytes > MAX_BYTES) {
    return { metadata, outputs: [], browserSafe: true, noPreview: 'No preview: the document is larger than 500 MB.' };
  }
  const page = await renderFirstPage(path, work.signal);
  if ('error' in page) {
    if (/password|security/i.test(page.error)) {
      return {
        metadata,
        outputs: [],
        browserSafe: true,
        noPreview: 'No preview: the document is protected by a password.',
      };
    }
    return { broken: 'The file is damaged: it can’t be read as a PDF document.' };
  }
  work.onProgress(60);
  const poster = join(work.folder, 'poster.jpg');
  const { width, height, data } = page;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(poster);
  work.onProgress(100);
  return {
    metadata: {
      ...metadata,
      width: Math.round(page.originalWidth),
      height: Math.round(page.originalHeight),
      pages: page.pages,
    },
    outputs: [{ kind: 'poster', path: poster, mime: 'image/jpeg', width, height }],
    browserSafe: true,
    placeholder: await placeholderOf(poster),
    pages: page.pages,
  };
}

function renderFirstPage(path: string, signal: AbortSignal | undefined): Promise<RenderedPage | { error: string }> {
  const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');
  return new Promise((resolve, reject) => {
    const worker = new Worker(RENDERER, {
      eval: true,
      // A page may be upright or lying: the longer side is the limit.
      workerData: { library, path, width: POSTER_BOX.width, height: POSTER_BOX.width },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      execArgv: [],
    });
    const end = (finish: () => void) => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
      worker.terminate().then(finish, finish);
    };
    const abort = () => end(() => reject(signal?.reason));
    const deadline = setTimeout(
      () => end(() => reject(new Error('Rendering the document took too long.'))),
      TIMEOUT_MS,
    );
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', (message: RenderedPage | { error: string }) => end(() => resolve(message)));
    worker.once('error', (error) => end(() => resolve({ error: error.message })));
  });
}
