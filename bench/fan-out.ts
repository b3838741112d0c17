import type { Filter } from './line.ts';
import { changeLatencies } from './live-latency.ts';
import { type Result, ratioAtMost } from './report.ts';
import { median, medianRatio, percentile } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 5;

interface Case {
  name: string;
  filters: Filter[];
  write: (n: number) => { team: string; rank?: number };
}

const equality = (count: number): Case => ({
  name: `${count.toLocaleString('en-GB')} equality subscription${count > 1 ? 's' : ''}`,
  filters: Array.from({ length: count }, (_, n) => ({ team: `team-${n}` })),
  write: (n) => ({ team: `team-${(n * 7) % count}` }),
});

const ranges: Case = {
  name: '100 distinct ranges',
  filters: Array.from({ length: 100 }, (_, n) => ({ from: n * 10, to: n * 10 + 10 })),
  write: (n) => ({ team: 'none', rank: (n * 37) % 1_000 }),
};

/** Delay between a write and its arrival at the subscribers, by the number of subscriptions. */
export async function fanOut(stage: Stage): Promise<Result[]> {
  const urls = { engine: (await stage.engine()).url, raw: (await stage.raw()).url };
  const cases = [equality(1), equality(100), equality(1_000), ranges];
  const seen = new Map<string, number[][]>();
  const of = (name: string, kind: string) => {
    const key = `${name} ${kind}`;
    if (!seen.has(key)) seen.set(key, []);
    return seen.get(key)!;
  };
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, ...plan } of cases) {
      const kinds = round % 2 === 0 ? (['raw', 'engine'] as const) : (['engine', 'raw'] as const);
      for (const kind of kinds) {
        const latencies = await changeLatencies({ kind, url: urls[kind], ...plan, seconds: round === 0 ? 0.5 : 4 });
        if (round > 0) of(name, kind).push(latencies);
      }
    }
  }
  const p50s = (name: string, kind: string) => of(name, kind).map((latencies) => percentile(latencies, 0.5));
  const results = cases.flatMap(({ name }) => latencyRows(name, of(name, 'engine'), of(name, 'raw')));
  const [one, , thousand] = cases.map(({ name }) => p50s(name, 'engine'));
  results.push({
    name: 'live: p50 at 1,000 subscriptions against 1',
    unit: 'ms',
    value: median(thousand!),
    bound: { value: median(one!), what: 'the same engine at 1' },
    ratio: medianRatio(thousand!, one!),
    target: ratioAtMost(1.3),
    rounds: thousand!,
  });
  return results;
}

/** p50 and p99 of each round, and their medians over all rounds: a stall of the disk affects one round. */
function latencyRows(name: string, engine: readonly number[][], raw: readonly number[][]): Result[] {
  const rounds = (share: number) => ({
    engine: engine.map((round) => percentile(round, share)),
    raw: raw.map((round) => percentile(round, share)),
  });
  const row = (title: string, { engine, raw }: ReturnType<typeof rounds>): Result => ({
    name: `live: ${name}, ${title}`,
    unit: 'ms',
    value: median(engine),
    bound: { value: median(raw), what: 'raw ws + pg' },
    ratio: medianRatio(engine, raw),
    target: ratioAtMost(2),
    rounds: engine,
  });
  return [row('p50', rounds(0.5)), row('p99', rounds(0.99))];
}
