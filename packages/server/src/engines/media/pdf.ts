import { join } from 'node:path';
import { drawPage } from './draw.ts';
import type { Derivatives, Work } from './outputs.ts';
import { POSTER_BOX } from './plan.ts';

const SECONDS = 60;
/** The renderer keeps the whole file in memory. */
const MAX_BYTES = 500 * 1024 ** 2;

/** Page count, and a picture of the first page. The browser shows the document itself. */
export async function pdfDerivatives(path: string, bytes: number, work: Work): Promise<Derivatives> {
  const metadata = { size: bytes, format: 'pdf' };
  const without = (noPreview: string) => ({ metadata, outputs: [], browserSafe: true, noPreview });
  if (bytes > MAX_BYTES) return without('No preview: the document is larger than 500 MB.');

  work.onProgress(10);
  const poster = join(work.folder, 'poster.jpg');
  const { signal, tools } = work;
  // A page may be portrait or landscape: limit the longer side.
  const page = await drawPage(path, poster, POSTER_BOX.width, { signal, prlimit: tools?.prlimit, seconds: SECONDS });
  if ('problem' in page) {
    if (page.problem === 'locked') return without('No preview: the document is protected by a password.');
    return { broken: 'The file is damaged: it can’t be read as a PDF document.' };
  }
  work.onProgress(100);
  const { pages, originalWidth, originalHeight, width, height, placeholder } = page;
  return {
    metadata: { ...metadata, width: Math.round(originalWidth), height: Math.round(originalHeight), pages },
    outputs: [{ kind: 'poster', path: poster, mime: 'image/jpeg', width, height }],
    browserSafe: true,
    placeholder,
    pages,
  };
}
