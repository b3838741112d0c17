import { connectLine, type Line } from './line.ts';
import { changeLatencies } from './live-latency.ts';
import { type Result, ratioAtMost } from './report.ts';
import { median, medianRatio } from './rounds.ts';
import { startServer } from './servers/start.ts';
import type { Stage } from './stage.ts';

const rounds = 7;
const sockets = 100;
const perSocket = 1_000;

/** Two equal engines, one with 100,000 open subscriptions that no change matches: it must not be slower. */
export async function unrelated(stage: Stage): Promise<Result[]> {
  const quiet = await startServer('engine', { BENCH_DATABASE: await stage.database('quiet') });
  const busy = await startServer('engine', { BENCH_DATABASE: await stage.database('busy') });
  const lines: Line[] = [];
  try {
    const before = busy.memory();
    const start = performance.now();
    for (let socket = 0; socket < sockets; socket++) {
      const line = await connectLine('engine', busy.url);
      lines.push(line);
      await line.open(Array.from({ length: perSocket }, (_, n) => ({ team: `unrelated-${socket}-${n}` })));
    }
    const seconds = (performance.now() - start) / 1_000;
    const megabytes = busy.memory() - before;

    const middles: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
    const filters = Array.from({ length: 100 }, (_, n) => ({ team: `team-${n}` }));
    for (let round = 0; round <= rounds; round++) {
      for (const name of round % 2 === 0 ? (['quiet', 'busy'] as const) : (['busy', 'quiet'] as const)) {
        const { url } = name === 'quiet' ? quiet : busy;
        const write = (n: number) => ({ team: `team-${n % 100}` });
        const latencies = await changeLatencies({ kind: 'engine', url, filters, write });
        if (round > 0) middles[name].push(median(latencies));
      }
    }
    return [
      {
        name: 'live: 100,000 unrelated subscriptions open, p50',
        unit: 'ms',
        value: median(middles.busy),
        bound: { value: median(middles.quiet), what: 'the same engine without them' },
        ratio: medianRatio(middles.busy, middles.quiet),
        target: ratioAtMost(1.1),
        rounds: middles.busy,
      },
      { name: 'live: opening 100,000 subscriptions', unit: '/s', value: (sockets * perSocket) / seconds },
      { name: 'live: memory of 100,000 subscriptions', unit: 'MB', value: megabytes },
    ];
  } finally {
    await Promise.all(lines.map((line) => line.close()));
    await quiet.stop();
    await busy.stop();
  }
}
