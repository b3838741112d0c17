import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportPart, GraphicExport, GraphicFormat } from '@pavilion/domain/graphics';
import yauzl from 'yauzl';
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
  name.endsWith('.zip') ? 'application/zip' : mimeOfPart({ format });

/** Type of each file in a zip of several. */
export const mimeOfPart = ({ format }: Pick<GraphicExport, 'format'>): string => mimes[format];

/** A picture, a document with one page a slide, or a zip of several, with the places of its files. */
interface Joined {
  path: string;
  parts: ExportPart[];
}

/** The one file that an export gives out. */
export async function joinFiles(
  folder: string,
  drawn: readonly DrawnFile[],
  { batch, format }: Pick<GraphicExport, 'batch' | 'format'>,
): Promise<Joined> {
  const made: { name: string; path: string }[] = [];
  for (const [at, { name, pages }] of drawn.entries()) {
    const path = format === 'pdf' ? join(folder, `document-${at}.pdf`) : pages[0]!.path;
    if (format === 'pdf') await writePdf(path, pages);
    made.push({ name, path });
  }
  const [only, second] = made;
  if (only && !second && !batch) return { path: only.path, parts: [] };
  const path = join(folder, 'export.zip');
  const zip = new ZipFile();
  // Pictures are compressed already, and as they are, each is a range of the zip.
  for (const entry of zipEntries(made)) zip.addFile(entry.file.path, entry.path, { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return { path, parts: await partsOf(path) };
}

async function partsOf(path: string): Promise<ExportPart[]> {
  const zip = await yauzl.openPromise(path);
  const parts: ExportPart[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    parts.push({ name: entry.fileName, start: fileDataStart, bytes: entry.compressedSize });
  }
  return parts;
}
