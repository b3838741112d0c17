import { sampleNote } from './documents.ts';
import { connectLines } from './line.ts';
import { type Result, ratioAtLeast } from './report.ts';
import { alternate, median, medianRatio, pause } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 5;
const sockets = 10;
const subscriptions = 1_000;
const writers = 8;
const seconds = 2;

/** 1,000 subscriptions that all match, on 10 sockets, with as many changes as eight writers can make. */
export async function sustained(stage: Stage): Promise<Result[]> {
  const urls = { engine: (await stage.engine()).url, raw: (await stage.raw()).url };
  const seen = await alternate(rounds, {
    raw: () => deliveriesPerSecond('raw', urls.raw, 'guarded'),
    engine: () => deliveriesPerSecond('engine', urls.engine, 'guarded'),
  });
  return [
    {
      name: 'live: deliveries, 1,000 subscriptions all matching',
      unit: '/s',
      value: median(seen.engine),
      bound: { value: median(seen.raw), what: 'raw, one message per socket' },
      ratio: medianRatio(seen.engine, seen.raw),
      target: ratioAtLeast(0.5),
      rounds: seen.engine,
    },
  ];
}

/** Counts until the last delivery has arrived: buffered ones are not delivered. */
export async function deliveriesPerSecond(kind: 'engine' | 'raw', url: string, collection: string): Promise<number> {
  const readers = await connectLines(sockets, kind, url);
  const pens = await connectLines(writers, kind, url);
  const filters = Array.from({ length: subscriptions / sockets }, () => 'all' as const);
  // Only new documents (rank zero or more) match: existing ones must not be sent a thousand times.
  const since = nextRank();
  const watched = kind === 'raw' ? filters : filters.map(() => ({ from: since, to: Number.MAX_SAFE_INTEGER }));
  await Promise.all(readers.map((reader) => reader.open(watched, collection)));
  let delivered = 0;
  let lastAt = 0;
  for (const reader of readers) {
    reader.onChange = (_id, channels, at) => {
      delivered += channels;
      lastAt = at;
    };
  }
  const start = performance.now();
  let written = 0;
  await Promise.all(
    pens.map(async (pen) => {
      while (performance.now() < start + seconds * 1_000) {
        await pen.insert(sampleNote('none', nextRank()), collection);
        written++;
      }
    }),
  );
  const expected = written * subscriptions;
  for (let wait = 0; delivered < expected && wait < 300; wait++) await pause(100);
  if (delivered !== expected) throw new Error(`${delivered} of ${expected} deliveries arrived.`);
  await Promise.all([...readers, ...pens].map((line) => line.close()));
  return (delivered * 1_000) / (lastAt - start);
}

let rank = 1_000_000;
const nextRank = () => {
  rank += 1;
  return rank;
};
