import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GraphicExport, GraphicFormat } from '@pavilion/domain/graphics';
import { ZipFile } from 'yazl';
import { zipEntries } from '../library/zip-entries.ts';
import type { DrawnFile } from './draw-files.ts';
import { writePdf } from './write-pdf.ts';

const mimes: Record<GraphicFormat, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  gif: 'image/gif',
  ograf: 'application/zip',
};

/** Type of the file of an export, known by its name. */
export const mimeOfExport = ({ name, format }: Pick<GraphicExport, 'name' | 'format'>): string =>
  name.endsWith('.zip') ? 'application/zip' : mimes[format];

/** The one file that an export gives out: a picture, a document with one page a slide, or a zip of several. */
export async function joinFiles(
  folder: string,
  drawn: readonly DrawnFile[],
  { batch, format }: Pick<GraphicExport, 'batch' | 'format'>,
): Promise<string> {
  const made: { name: string; path: string }[] = [];
  for (const [at, { name, pages }] of drawn.entries()) {
    const path = format === 'pdf' ? join(folder, `document-${at}.pdf`) : pages[0]!.path;
    if (format === 'pdf') await writePdf(path, pages);
    made.push({ name, path });
  }
  const [only, second] = made;
  if (only && !second && !batch) return only.path;
  const path = join(folder, 'export.zip');
  const zip = new ZipFile();
  // Pictures are compressed already.
  for (const entry of zipEntries(made)) zip.addFile(entry.file.path, entry.path, { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}
