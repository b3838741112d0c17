import { openPostgres } from '../packages/server/src/engines/database/index.ts';
import { connectLine } from './line.ts';
import { type Result, ratioAtMost } from './report.ts';
import { median, medianRatio, takeTurns } from './rounds.ts';
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
  const seen = await takeTurns(rounds, times, team, {
    bare: (of) =>
      bare.query(
        `SELECT id, data FROM records WHERE data ->> 'team' = $1 ORDER BY (data ->> 'rank')::numeric DESC LIMIT 20`,
        [of],
      ),
    raw: (of) => raw.page(of),
    engine: (of) => engine.page(of),
    ruled: (of) => engine.page(of, 'guardedRecords'),
  });
  // By themselves, since a server that is asked twice in a row answers the second time from the caches of the processor, and with
  // the same practice: code that has run often is compiled.
  for (let time = 0; time < 2 * rounds * times; time++) await embedded.page(team(), 'guardedRecords');
  const engines = await takeTurns(rounds, times, team, {
    external: (of) => engine.page(of, 'guardedRecords'),
    embedded: (of) => embedded.page(of, 'guardedRecords'),
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
    row('embedded PostgreSQL', engines.embedded, engines.external, 'the engine on an external PostgreSQL', 1.1),
  ];
}
