import { join } from 'node:path';
import { sampleNote } from './documents.ts';
import { connectLines, type Line } from './line.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, perSecond } from './rounds.ts';
import { startServer } from './servers/start.ts';
import type { Stage } from './stage.ts';

const writers = 8;
const rounds = 5;
const seconds = 2;

/** Eight clients that insert or patch, each as soon as the one before is answered. */
export async function writes(stage: Stage): Promise<Result[]> {
  const urls = { engine: (await stage.engine()).url, raw: (await stage.raw()).url };
  const results = await measureWrites('PostgreSQL', urls, true);

  const engine = await startServer('engine', { BENCH_FOLDER: join(stage.folder, 'engine-pglite') });
  const raw = await startServer('raw', { BENCH_FOLDER: join(stage.folder, 'raw-pglite') });
  results.push(...(await measureWrites('PGlite', { engine: engine.url, raw: raw.url }, false)));
  await engine.stop();
  await raw.stop();
  return results;
}

async function measureWrites(
  database: string,
  urls: Record<'engine' | 'raw', string>,
  isHeld: boolean,
): Promise<Result[]> {
  const engine = await connectLines(writers, 'engine', urls.engine);
  const raw = await connectLines(writers, 'raw', urls.raw);
  const target = isHeld ? { target: ratioAtLeast(0.5) } : {};
  const results: Result[] = [];
  for (const [name, loops] of [
    ['inserts', inserting],
    ['patches', await patching(engine, raw)],
  ] as const) {
    const seen = await alternate(rounds, {
      raw: () => perSecond(loops(raw, 'notes'), seconds),
      engine: () => perSecond(loops(engine, 'guarded'), seconds),
    });
    results.push({
      name: `writes: ${name} with log and rules, 8 writers, ${database}`,
      unit: '/s',
      value: median(seen.engine),
      bound: { value: median(seen.raw), what: `raw ws + ${database === 'PGlite' ? database : 'pg'}` },
      ratio: medianRatio(seen.engine, seen.raw),
      ...target,
      rounds: seen.engine,
    });
  }
  await Promise.all([...engine, ...raw].map((line) => line.close()));
  return results;
}

export const inserting = (lines: readonly Line[], collection: string) =>
  lines.map((line) => () => line.insert(sampleNote(), collection));

/** Each writer changes a thousand documents of its own in turn. */
async function patching(engine: readonly Line[], raw: readonly Line[]) {
  const own = engine.map(() => Array.from({ length: 1_000 }, () => sampleNote()));
  for (const [lines, collection] of [
    [engine, 'guarded'],
    [raw, 'notes'],
  ] as const) {
    await Promise.all(
      lines.map(async (line, at) => {
        for (let from = 0; from < 1_000; from += 50) {
          await Promise.all(own[at]!.slice(from, from + 50).map((note) => line.insert(note, collection)));
        }
      }),
    );
  }
  let changed = 0;
  return (lines: readonly Line[], collection: string) =>
    lines.map((line, at) => () => {
      changed++;
      return line.patch(own[at]![changed % 1_000]!.id, { title: `Changed ${changed}`, rank: changed }, collection);
    });
}
