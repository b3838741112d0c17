import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { type CricsheetFile, cricsheetFile } from './cricsheet-format.ts';

/** A Cricsheet match, ball by ball. `id` is its file name, `checkSum` is of its content. */
export type CricsheetMatch = CricsheetFile & { id: string; checkSum: string };

export interface CricsheetRead {
  matches: CricsheetMatch[];
  /** Files that are not matches, each with the reason. */
  faults: { file: string; reason: string }[];
}

/** Matches in a zip from cricsheet.org (JSON format 1.0 or 1.1). */
export async function readCricsheet(zipPath: string): Promise<CricsheetRead> {
  const content = await readFile(zipPath).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${zipPath}.`) : error;
  });
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const zip = await open(content, { lazyEntries: true }).catch(() => {
    throw new Error(`${zipPath} is not a complete zip file. Download it again from cricsheet.org.`);
  });
  const openStream = promisify(
    zip.openReadStream.bind(zip) as (
      entry: yauzl.Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const found: CricsheetRead = { matches: [], faults: [] };
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      const id = /^(\w+)\.json$/.exec(entry.fileName)?.[1];
      if (!id) return zip.readEntry();
      openStream(entry)
        .then(async (stream) => {
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          const content = Buffer.concat(parts);
          const read = readOne(content.toString('utf8'));
          if ('reason' in read) found.faults.push({ file: entry.fileName, reason: read.reason });
          else found.matches.push({ ...read, id, checkSum: createHash('sha256').update(content).digest('hex') });
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return found;
}

function readOne(text: string): CricsheetFile | { reason: string } {
  try {
    const parsed = cricsheetFile.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    return { reason: `${issue?.path.join('.')} is not as Cricsheet writes it.` };
  } catch {
    return { reason: 'It is not JSON.' };
  }
}
