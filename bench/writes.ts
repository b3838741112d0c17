import { sampleNote } from './documents.ts';
import { connectLines, type Line } from './line.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, perSecond } from './rounds.ts';
import type { Stage } from './stage.ts';

const writers = 8;
const rounds = 5;
const seconds = 2;

/** Eight clients that insert or patch, each as soon as its previous write is answered. */
export async function writes(stage: Stage): Promise<Result[]> {
  const [engine, raw] = [await stage.engine(), await stage.raw()];
  const results = await measureWrites('PostgreSQL', { engine: engine.url, bound: raw.url }, 'raw ws + pg', 0.5);

  // The same engine and PostgreSQL version: only the process that starts it differs.
  const urls = { engine: (await stage.embedded()).url, bound: engine.url };
  results.push(...(await measureWrites('embedded PostgreSQL', urls, 'the engine on an external PostgreSQL', 0.9)));
  return results;
}

async function measureWrites(
  database: string,
  urls: Record<'engine' | 'bound', string>,
  what: string,
  least: number,
): Promise<Result[]> {
  const isRaw = least < 0.9;
  const engine = await connectLines(writers, 'engine', urls.engine);
  const bound = await connectLines(writers, isRaw ? 'raw' : 'engine', urls.bound);
  const results: Result[] = [];
  for (const [name, loops] of [
    ['inserts', inserting],
    ['patches', await patching(engine, bound, isRaw ? 'notes' : 'guarded')],
  ] as const) {
    const seen = await alternate(rounds, {
      bound: () => perSecond(loops(bound, isRaw ? 'notes' : 'guarded'), seconds),
      engine: () => perSecond(loops(engine, 'guarded'), seconds),
    });
    results.push({
      name: `writes: ${name} with log and rules, 8 writers, ${database}`,
      unit: '/s',
      value: median(seen.engine),
      bound: { value: median(seen.bound), what },
      ratio: medianRatio(seen.engine, seen.bound),
      target: ratioAtLeast(least),
      rounds: seen.engine,
    });
  }
  await Promise.all([...engine, ...bound].map((line) => line.close()));
  return results;
}

export const inserting = (lines: readonly Line[], collection: string) =>
  lines.map((line) => () => line.insert(sampleNote(), collection));

/** Each writer patches a thousand documents in turn. */
async function patching(engine: readonly Line[], bound: readonly Line[], boundCollection: string) {
  const own = engine.map(() => Array.from({ length: 1_000 }, () => sampleNote()));
  for (const [lines, collection] of [
    [engine, 'guarded'],
    [bound, boundCollection],
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
