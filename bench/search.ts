import { join } from 'node:path';
import { deliverables } from '@pavilion/domain/production';
import { searchIndexes } from '@pavilion/domain/search';
import { everything } from '@pavilion/sync';
import { type Database, openEmbedded, openPostgres } from '../packages/server/src/engines/database/index.ts';
import { createSearch } from '../packages/server/src/engines/search/index.ts';
import { migrate } from '../packages/server/src/engines/store/migrate.ts';
import { type Result, ratioAtMost } from './report.ts';
import { median, medianRatio, medianTime, takeTurns } from './rounds.ts';
import type { Stage } from './stage.ts';

const small = 1_000;
const large = 100_000;
const times = 40;
const rounds = 5;

/** Pseudo-random numbers in [0, 1), the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = chance(7);
const syllables = [
  'an',
  'bel',
  'cor',
  'da',
  'el',
  'fri',
  'go',
  'han',
  'is',
  'jun',
  'ka',
  'lo',
  'mer',
  'nu',
  'ost',
  'pra',
  'ri',
  'sta',
  'tu',
  'ver',
];
const vocabulary = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
    '',
  ),
);
/** Word frequencies as in language: a few words very often, most rarely. */
const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!;

/** As in the names of matches: each is in a few documents of 100,000. */
const number = () => 10_000 + Math.floor(random() * 30_000);

/** Writes the same documents into each of the databases. */
async function fill(databases: readonly Database[], from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, to - start) }, (_, at) => ({
      id: `d${start + at}`,
      data: {
        title: `${Array.from({ length: 5 }, word).join(' ')} ${number()}`,
        productionTitle: Array.from({ length: 3 }, word).join(' '),
        state: random() < 0.5 ? 'signed' : 'production',
        department: `Department ${Math.floor(random() * 10)}`,
        updated_at: new Date(1.7e12 + Math.floor(random() * 1e11)).toISOString(),
        description: 'x'.repeat(600),
      },
    }));
    for (const database of databases) {
      await database.query(
        `INSERT INTO deliverables (id, rev, data, created_at, updated_at)
         SELECT r.id, 1, r.data, '', '' FROM jsonb_to_recordset($1::jsonb) AS r(id text, data jsonb)`,
        [JSON.stringify(rows)],
      );
    }
  }
  for (const database of databases) await database.script('VACUUM ANALYZE');
}

/** The cost depends on how many of the 100,000 documents contain a word, so the cases differ in that. */
function bodies(): Record<string, () => object> {
  const text = (query: string) => ({
    should: [
      { match: { title: { query, fuzziness: 'AUTO' } } },
      { match: { productionTitle: { query, fuzziness: 'AUTO' } } },
    ],
  });
  const sort = [{ updated_at: 'desc' }];
  const rare = () => vocabulary[5_000 + Math.floor(random() * 15_000)]!;
  const misspelt = (given: string) => `${given.slice(0, 3)}x${given.slice(4)}`;
  const signed = [{ term: { state: 'signed' } }];
  return {
    'a rare word': () => ({ query: { bool: text(rare()) }, sort, size: 20 }),
    'a misspelt rare word': () => ({ query: { bool: text(misspelt(rare())) }, sort, size: 20 }),
    'a word that nobody has': () => ({ query: { bool: text(`zz${rare()}zz`) }, sort, size: 20 }),
    'a number': () => ({ query: { bool: text(String(number())) }, sort, size: 20 }),
    'a frequent and a rare word': () => ({
      query: { bool: { ...text(`${vocabulary[3]} ${rare()}`), filter: signed } },
      sort,
      size: 20,
    }),
    'a frequent word, counted to 1,000': () => ({
      query: { bool: text(vocabulary[20]!) },
      sort,
      size: 20,
      track_total_hits: 1_000,
    }),
    'a frequent word, without total': () => ({
      query: { bool: text(vocabulary[20]!) },
      sort,
      size: 20,
      track_total_hits: false,
    }),
    'a filter and a sort, counted to 1,000': () => ({
      query: { bool: { filter: signed } },
      sort,
      size: 20,
      track_total_hits: 1_000,
    }),
    'a filter and a sort, with an exact total': () => ({ query: { bool: { filter: signed } }, sort, size: 20 }),
    'a filter and a sort, without total': () => ({
      query: { bool: { filter: signed } },
      sort,
      size: 20,
      track_total_hits: false,
    }),
  };
}

/** Deliverables in a separate database, and the search over them. */
async function openSearched(database: Database) {
  await migrate(database, [deliverables]);
  const engine = await createSearch({
    database,
    policies: () => ({ read: () => everything }),
    indexes: { deliverables: searchIndexes.deliverables },
  });
  const viewer = { id: 'u', user: { active: true }, now: '', organisation: '' } as Parameters<typeof engine.run>[0];
  const ask = (body: object) => engine.run(viewer, { index: 'deliverables', body });
  return { database, ask, medianOf: (body: () => object) => medianTime(times, () => ask(body())) };
}

/**
 * Cost of a search over 100,000 deliverables compared with 1,000, and on the embedded PostgreSQL compared with an external one.
 */
export async function search(stage: Stage): Promise<Result[]> {
  const postgres = await openSearched(await openPostgres(await stage.database('search')));
  const embedded = await openSearched(await openEmbedded({ dataDir: join(stage.folder, 'search') }));
  const databases = [postgres.database, embedded.database];
  await fill(databases, 0, small);
  const few = new Map<string, number>();
  for (const [name, body] of Object.entries(bodies())) few.set(name, await postgres.medianOf(body));
  await fill(databases, small, large);

  const rareWord = () => vocabulary[5_000 + Math.floor(random() * 15_000)]!;
  const bare = await medianTime(times, () =>
    postgres.database.query('SELECT id, data FROM deliverables WHERE words @@ $1::tsquery LIMIT 20', [
      `'title:${rareWord()}'`,
    ]),
  );
  stage.say(`one word asked of the bare index: ${bare.toFixed(1)} ms`);

  const results: Result[] = [];
  for (const [name, body] of Object.entries(bodies())) {
    const seen = await takeTurns(rounds, times, body, { external: postgres.ask, embedded: embedded.ask });
    const value = median(seen.external);
    results.push(
      {
        name: `search: ${name}, 100,000 documents`,
        unit: 'ms',
        value,
        bound: { value: few.get(name)!, what: 'over 1,000' },
        ratio: value / few.get(name)!,
        // An exact total counts every match, so its cost grows with them. Screens with many matches do not ask for it.
        ...(name.endsWith('exact total') ? {} : { target: ratioAtMost(3) }),
      },
      {
        name: `search: ${name}, embedded PostgreSQL`,
        unit: 'ms',
        value: median(seen.embedded),
        bound: { value, what: 'on an external PostgreSQL' },
        ratio: medianRatio(seen.embedded, seen.external),
        target: ratioAtMost(1.1),
        rounds: seen.embedded,
      },
    );
  }
  for (const database of databases) await database.close();
  return results;
}
