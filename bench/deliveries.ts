import { archiveReading, asViewer, matchAccess, type Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { archiveEvents, type DeliveryFilters, deliveryWhere, noMatchFilters } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import type { z } from 'zod';
import { type Database, openPostgres } from '../packages/server/src/engines/database/index.ts';
import { compileSnapshot } from '../packages/server/src/engines/store/compile-query.ts';
import { migrate } from '../packages/server/src/engines/store/migrate.ts';
import { atMost, type Result } from './report.ts';
import { medianTime } from './rounds.ts';
import type { Stage } from './stage.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const times = 15;

function viewer(access: Partial<z.input<typeof users.schema>>): Viewer {
  const person = { name: 'Archivist', email: 'archivist@board.test', roles: { archive_access: true }, ...access };
  return asViewer(
    { id: 'u', _rev: 1, ...users.schema.parse(person) },
    { now: '2026-11-01T10:00:00.000Z', organisation: 'The Board' },
  );
}
/** May see all international and domestic matches. */
const archivist = viewer({ accessInt: true, accessIntCurrent: true, accessDom: true, accessDomCurrent: true });
/** May see the home matches of one county. */
function county(team: string): Viewer {
  const restricted = { accessDomFields: ['teamId1' as const], accessDomPermissions: { teamId1: [team] } };
  return viewer({ accessDom: true, accessDomCurrent: true, ...restricted });
}

/** Questions of the delivery search: filters of the match, and of the delivery; by the archivist if no other viewer is named. */
const questions: Record<string, [Partial<typeof noMatchFilters>, DeliveryFilters, Viewer?]> = {
  'sixes of one year': [{ year: '2017' }, { runsBat: ['6'] }],
  'an old year': [{ year: '2015' }, {}],
  'ground and format': [{ ground: 'g31', cricketFormat: '3' }, {}],
  'over 19, a six, one competition': [{ competitionName: 'Competition 7' }, { over: ['19'], runsBat: ['6'] }],
  'two shots, two lines, one innings': [
    { int: 'no' },
    { shotType: ['Drive', 'Cut'], bowlLine: ['Off Stump', 'Leg Stump'], innings: ['2'] },
  ],
  'a ground without this competition': [{ ground: 'g31', competition: 'Round 8' }, {}],
  'nothing found': [{ competitionName: 'Competition 7' }, { bowlLength: ['Beamer'], runsBat: ['6'] }],
  'home matches of a county': [{}, {}, county('t7')],
  'home matches of a county that has none': [{}, {}, county('t99')],
  'penalty runs': [{}, { extras: ['Penalty'] }],
  'an extra that nobody has': [{}, { extras: ['No Ball'] }],
  'wides or leg byes': [{}, { extras: ['Wide', 'Leg Bye'] }],
};
const newestFirst = [
  { field: 'startDate', direction: 'desc' },
  { field: 'innings', direction: 'asc' },
  { field: 'over', direction: 'asc' },
  { field: 'ballNum', direction: 'asc' },
] as const;

/** The delivery search over 1,000, 100,000 and 1,000,000 events, in the statement of its live query. */
export async function deliveries(stage: Stage): Promise<Result[]> {
  const seen = new Map<string, number[]>();
  for (const size of sizes) {
    const database = await openPostgres(await stage.database(`deliveries_${size}`));
    await fill(database, size);
    for (const [name, [match, filters, viewer = archivist]] of Object.entries(questions)) {
      const asked = deliveryWhere({ ...noMatchFilters, ...match }, filters);
      const where = and(asked, matchAccess(viewer), archiveReading(viewer));
      const { text, values } = compileSnapshot(archiveEvents, { where, orderBy: newestFirst, limit: 100 });
      const time = await medianTime(times, () => database.query(text, values));
      seen.set(name, [...(seen.get(name) ?? []), time]);
    }
    await database.close();
    stage.say(`${size.toLocaleString('en-GB')} events asked`);
  }
  return [...seen].map(([name, [small, middle, large]]) => ({
    name: `deliveries: ${name}, 1,000,000 events`,
    unit: `ms; ${middle!.toFixed(1)} of 100,000`,
    value: large!,
    bound: { value: small!, what: 'of 1,000' },
    ratio: large! / small!,
    target: atMost(50),
  }));
}

/** Matches of 200 deliveries, over twelve years. Indexes are made afterwards, which is much quicker. */
async function fill(database: Database, size: number): Promise<void> {
  const { indexes, arrays, combined, ...bare } = archiveEvents;
  await migrate(database, [bare]);
  const oneOf = (values: readonly (string | number)[], number: string) =>
    `(ARRAY[${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')}])[1 + ${number} % ${values.length}]`;
  await database.query(
    `INSERT INTO "archiveEvents" (id, rev, data, created_at, updated_at)
     SELECT 'e' || md5(k::text), 1, jsonb_build_object(
       'file', 'f' || m, 'match', 'm' || m, 'source', 'feed', 'video', a % 10 < 7, 'tcIn', k % 200 * 30, 'tcOut', k % 200 * 30 + 12,
       'int', m * 7 % 10 < 3, 'year', year, 'startDate', format('%s-0%s-%sT10:00:00.000Z', year, 4 + m / 12 % 6, 10 + m / 72 % 18),
       'teamsMap', jsonb_build_object('t' || m % 61, true, 't' || m % 59, true), 'ground', 'g' || m / 11 % 40, 'teamId1', 't' || m % 61,
       'cricketFormat', 1 + m * 17 % 4, 'cricketType', 1 + m / 7 % 4, 'competitionName', 'Competition ' || m / 3 % 20,
       'competition', 'Round ' || m / 11 % 10,
       'innings', 1 + k % 200 / 100, 'over', k % 100 / 5, 'ballNum', 1 + k % 6,
       'batter', 'Batter ' || (m * 11 + b % 11) % 2000, 'bowler', 'Bowler ' || (m * 7 + c % 7) % 1000,
       'runs', runs, 'runsBat', runs, 'wicket', (d % 37 = 0)::int,
       'shotType', ${oneOf(['Drive', 'Cut', 'Pull', 'Sweep', 'Hook', 'Glance', 'Block', 'Leave'], 'b')},
       'bowlLine', ${oneOf(['Outside Off', 'Off Stump', 'Middle Stump', 'Leg Stump'], 'c')},
       'bowlLength', ${oneOf(['Yorker', 'Full', 'Good Length', 'Short', 'Bouncer'], 'd')})
       || CASE WHEN k % 90007 = 5 THEN '{"extras": "Penalty", "extraRuns": {"penalty": 5}}'
         WHEN b % 31 = 0 THEN '{"extras": "Wide", "extraRuns": {"wides": 1}}'
         WHEN c % 53 = 0 THEN '{"extras": "Leg Bye", "extraRuns": {"legByes": 1}}' ELSE '{}' END::jsonb, '', ''
     FROM (
       SELECT k, k / 200 AS m, 2015 + k / 200 % 12 AS year, h[1] AS a, h[2] AS b, h[3] AS c, h[4] AS d,
         ${oneOf([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 6], 'h[2]')} AS runs
       FROM generate_series(1, $1::int) AS k,
         LATERAL (SELECT ARRAY(SELECT (hashint4(k * 4 + part)::bigint + 2147483648) % 9973 FROM generate_series(0, 3) part) AS h) AS x
     ) AS delivery`,
    [size],
  );
  await migrate(database, [archiveEvents]);
  await database.script('VACUUM ANALYZE "archiveEvents"');
}
