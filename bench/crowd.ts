import { asViewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { catalogueClause, facets } from '@pavilion/domain/library';
import { deliverables } from '@pavilion/domain/production';
import { searchIndexes } from '@pavilion/domain/search';
import { everything } from '@pavilion/sync';
import { openPostgres } from '../packages/server/src/engines/database/index.ts';
import { createSearch } from '../packages/server/src/engines/search/index.ts';
import { createStore } from '../packages/server/src/engines/store/index.ts';
import { type Result, ratioAtMost } from './report.ts';
import { median, medianRatio, pause, timed } from './rounds.ts';
import type { Stage } from './stage.ts';

const people = 50;
const documents = 20_000;
const rounds = 4;
const changes = 15;

/** 50 people with the catalogue open: each change makes every page search and count again, all at the same moment. */
export async function crowd(stage: Stage): Promise<Result[]> {
  let statements = 0;
  const opened = await openPostgres(await stage.database('crowd'));
  const database: typeof opened = {
    ...opened,
    query: (text, values) => {
      statements++;
      return opened.query(text, values);
    },
  };
  const policies = () => ({ read: () => everything, patch: () => ['title'] });
  const store = await createStore({ database, documents: [deliverables], policies });
  const indexes = { deliverables: searchIndexes.deliverables };
  const search = await createSearch({ database, policies, indexes, store });
  await opened.query(
    `INSERT INTO deliverables (id, rev, data, created_at, updated_at)
     SELECT 'd' || k, 1, jsonb_build_object('title', 'Film ' || k, 'state', 'signed', 'type', 'Type ' || k % 7, 'brand', 'Brand ' || k % 12,
       'department', 'Department ' || k % 9, 'format', 'Format ' || k % 5, 'partner', 'Partner ' || k % 20,
       'updated_at', '2026-01-01T00:00:00.000Z', 'description', repeat('x', 600)), '', ''
     FROM generate_series(1, $1::int) AS k`,
    [documents],
  );
  await opened.script('VACUUM ANALYZE deliverables');

  const crowd = Array.from({ length: people }, (_, at) => personOf(`u${at}`));
  const filters = { department: [], type: [], brand: [], format: [], partner: [], text: '' };
  const body = { query: catalogueClause(filters), sort: [{ updated_at: 'desc' }], size: 20, track_total_hits: 1_000 };
  const look = (viewer: ReturnType<typeof personOf>) =>
    timed(async () => {
      await Promise.all([
        search.run(viewer, { index: 'deliverables', body }),
        search.countBy(viewer, { index: 'deliverables', query: body.query, fields: facets }),
      ]);
    });
  let titles = 0;
  const looks: number[] = [];
  /** Time of one patch. Before it, every one of the others has just been told of the previous one. */
  const patchAmong = async (others: typeof crowd) => {
    const asked = others.map(look);
    const id = `d${1 + (titles % documents)}`;
    const title = `Film of change ${titles++}`;
    const took = await timed(() =>
      store.writeAs(crowd[0]!, { kind: 'patch', collection: 'deliverables', id, changes: { title } }),
    );
    looks.push(...(await Promise.all(asked)));
    await pause(60);
    return took;
  };
  await patchAmong(crowd);
  const seen = { alone: [] as number[], crowd: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    // One patch after the other, since the load of the machine changes within a block of them.
    const taken = { alone: [] as number[], crowd: [] as number[] };
    for (let change = 0; change < changes; change++) {
      for (const name of change % 2 === 0 ? (['alone', 'crowd'] as const) : (['crowd', 'alone'] as const))
        taken[name].push(await patchAmong(name === 'crowd' ? crowd : []));
    }
    for (const name of ['alone', 'crowd'] as const) seen[name].push(median(taken[name]));
  }
  statements = 0;
  await Promise.all(crowd.map(look));
  await Promise.all(crowd.map(look));
  const asked = statements;
  await store.close();
  await opened.close();
  const [value, alone] = [median(seen.crowd), median(seen.alone)];
  return [
    {
      name: `crowd: a patch while ${people} people search and count the catalogue`,
      unit: 'ms',
      value,
      bound: { value: alone, what: 'alone' },
      ratio: medianRatio(seen.crowd, seen.alone),
      target: ratioAtMost(1.2),
      rounds: seen.crowd,
    },
    { name: `crowd: search and counts of one of ${people}, after a change`, unit: 'ms', value: median(looks) },
    {
      name: `crowd: statements for two looks of ${people} people`,
      unit: 'statements',
      value: asked,
      bound: { value: people * 2 * 2, what: 'each by itself' },
      ratio: asked / (people * 2 * 2),
    },
  ];
}

function personOf(id: string) {
  const user = users.schema.parse({ name: id, email: `${id}@board.test` });
  return asViewer({ id, _rev: 1, ...user }, { now: '2026-11-01T10:00:00.000Z', organisation: 'The Board' });
}
