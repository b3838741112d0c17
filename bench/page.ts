import { openPostgres } from '../packages/server/src/engines/database/index.ts';
import { connectLine } from './line.ts';
import { type Result, ratioAtMost } from './report.ts';
import { alternate, median, medianRatio, medianTime } from './rounds.ts';
import type { Stage } from './stage.ts';

const rounds = 7;
const times = 200;

/** The first 20 documents of a team in order, out of 100,000 documents of 1,000 teams. */
export async function page(stage: Stage): Promise<Result[]> {
  const engine = await connectLine('engine', (await stage.engine()).url);
  const embedded = await connectLine('engine', (await stage.embedded()).url);
  const { url, database } = await stage.raw();
  const raw = await connectLine('raw', url);
  const bare = await openPostgres(database, { connections: 1 });
  let asked = 0;
  const team = () => {
    asked += 31;
    return `t${asked % 1_000}`;
  };
  const seen = await alternate(rounds, {
    bare: () =>
      medianTime(times, () =>
        bare.query(
          `SELECT id, data FROM records WHERE data ->> 'team' = $1 ORDER BY (data ->> 'rank')::numeric DESC LIMIT 20`,
          [team()],
        ),
      ),
    raw: () => medianTime(times, () => raw.page(team())),
    engine: () => medianTime(times, () => engine.page(team())),
    ruled: () => medianTime(times, () => engine.page(team(), 'guardedRecords')),
    embedded: () => medianTime(times, () => embedded.page(team(), 'guardedRecords')),
  });
  await Promise.all([engine.close(), embedded.close(), raw.close(), bare.close()]);
  const row = (name: string, values: number[], bound: number[], what: string, most = 3): Result => ({
    name: `page: 20 of 100,000 by equality and order, ${name}`,
    unit: 'ms',
    value: median(values),
    bound: { value: median(bound), what },
    ratio: medianRatio(values, bound),
    target: ratioAtMost(most),
    rounds: values,
  });
  return [
    row('over the socket', seen.engine, seen.bare, 'the query alone'),
    row('under rules', seen.ruled, seen.bare, 'the query alone'),
    row('against a socket too', seen.ruled, seen.raw, 'raw ws + pg'),
    row('embedded PostgreSQL', seen.embedded, seen.ruled, 'the engine on an external PostgreSQL', 1.1),
  ];
}
