import { createHash } from 'node:crypto';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileDocument } from '@pavilion/domain/files';
import { ZipFile } from 'yazl';
import type { Storage } from '../../engines/storage/types.ts';
import { sumNatively } from './sum-natively.ts';
import { csvLine, manifestName, type ZipEntry } from './zip-entries.ts';

sumNatively(ZipFile);

export interface ZipProgress {
  /** Called as bytes are added. */
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

type Packed = FileDocument & { folderName?: string | undefined };

/**
 * The bytes of a zip of stored files. Nothing is compressed (media does not shrink), and each file is opened only when its turn
 * comes. The last entry lists all files with their SHA-256. A file that no longer has its original hash fails the zip.
 */
export function writeZip(storage: Storage, entries: readonly ZipEntry<Packed>[], progress: ZipProgress): Readable {
  const zip = new ZipFile();
  const output = new PassThrough({ signal: progress.signal });
  const lines: string[] = [];
  zip.on('error', (error: Error) => output.destroy(error));

  for (const { file, path } of entries) {
    const about = { compress: false, size: file.size, mtime: new Date(file.created_at ?? 0) };
    zip.addReadStreamLazy(path, about, (give) => {
      open(file, path).then(
        (source) => give(null, source),
        (error: Error) => output.destroy(error),
      );
    });
  }

  async function open(file: Packed, path: string): Promise<Readable> {
    const source = await storage.read(file.sourcePath);
    const hash = createHash('sha256');
    const checked = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        progress.onBytes(chunk.length);
        done(null, chunk);
      },
      flush(done) {
        const sha256 = hash.digest('hex');
        if (file.sha256 && sha256 !== file.sha256) {
          return done(new Error(`${file.name} is damaged in the storage: its content has changed since the upload.`));
        }
        lines.push(
          csvLine([
            path,
            file.size,
            sha256,
            file.delTitle ?? '',
            file.prodTitle ?? '',
            file.version,
            file.created_at ?? '',
          ]),
        );
        done();
      },
    });
    pipeline(source, checked).catch((error: Error) => output.destroy(error));
    return checked;
  }

  zip.addReadStreamLazy(manifestName, { compress: false }, (give) => {
    const head = csvLine(['Path', 'Bytes', 'SHA-256', 'Deliverable', 'Brief', 'Version', 'Uploaded']);
    // The byte order mark tells spreadsheets that the text is UTF-8.
    give(null, new PassThrough().end(`\ufeff${head}${lines.join('')}`));
  });
  zip.end();
  pipeline(zip.outputStream as Readable, output).catch(() => {});
  return output;
}
