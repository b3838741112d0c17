import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { z } from 'zod';

const info = z.object({
  dates: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)).min(1),
  gender: z.enum(['male', 'female']),
  match_type: z.string(),
  teams: z.tuple([z.string().min(1), z.string().min(1)]),
  venue: z.string().default('Unknown ground'),
  city: z.string().optional(),
  event: z
    .object({
      name: z.string(),
      stage: z.string().optional(),
      group: z.union([z.string(), z.number()]).transform(String).optional(),
      match_number: z.number().optional(),
    })
    .optional(),
  team_type: z.enum(['international', 'club']),
  registry: z.object({ people: z.record(z.string(), z.string()).optional() }).optional(),
  players: z.record(z.string(), z.array(z.string())).optional(),
});
const ball = z.object({
  batter: z.string(),
  bowler: z.string(),
  runs: z.object({ batter: z.number(), extras: z.number(), total: z.number() }),
  extras: z.partialRecord(z.enum(['wides', 'noballs', 'byes', 'legbyes', 'penalty']), z.number()).optional(),
  wickets: z.array(z.object({ kind: z.string() })).optional(),
});
const innings = z.object({
  team: z.string(),
  overs: z.array(z.object({ over: z.number(), deliveries: z.array(ball) })).default([]),
});
const cricsheetFile = z.object({ info, innings: z.array(innings).default([]) });

export type MatchInfo = z.output<typeof info>;
export type CricsheetBall = z.output<typeof ball>;
/** A match of Cricsheet's JSON format, ball by ball; `id` is the name of its file. */
export type CricsheetMatch = z.output<typeof cricsheetFile> & { id: string };

export interface CricsheetRead {
  matches: CricsheetMatch[];
  /** Files that are no such match, each with the reason. */
  faults: { file: string; reason: string }[];
}

/** The matches of a zip as cricsheet.org offers them (JSON format 1.1). */
export async function readCricsheet(zipPath: string): Promise<CricsheetRead> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(await readFile(zipPath), {
    lazyEntries: true,
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
          const read = readOne(Buffer.concat(parts).toString('utf8'));
          if ('reason' in read) found.faults.push({ file: entry.fileName, reason: read.reason });
          else found.matches.push({ ...read, id });
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.once('end', resolve).once('error', reject);
    zip.readEntry();
  });
  return found;
}

function readOne(text: string): z.output<typeof cricsheetFile> | { reason: string } {
  try {
    const parsed = cricsheetFile.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    return { reason: `${issue?.path.join('.')} is not as Cricsheet writes it.` };
  } catch {
    return { reason: 'It is no JSON.' };
  }
}
