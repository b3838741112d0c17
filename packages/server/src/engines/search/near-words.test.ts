import { automaticEdits, editDistance } from '@pavilion/domain/search';
import { defineDocument, everything } from '@pavilion/sync';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { migrate } from '../store/migrate.ts';
import { createSearch } from './create-search.ts';
import type { Search } from './types.ts';

const things = defineDocument('things', { schema: () => z.object({ name: z.string() }), search: { text: ['name'] } });

it.each([
  ['root', 'root', 0],
  ['root', 'rot', 1],
  ['road', 'raod', 1],
  ['stokes', 'stoxxs', 2],
  ['stokes', 'xxxkes', 3],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
])('%s and %s are %i edits apart', (left, right, distance) => {
  expect(editDistance(left, right, 3)).toBe(distance);
  expect(editDistance(right, left, 3)).toBe(distance);
});

describeOnDatabase('near words', (open) => {
  let database: Database;
  let search: Search;
  beforeAll(async () => {
    ({ database } = await open());
    await migrate(database, [things]);
    const indexes = { things: { type: things, within: () => everything } };
    search = await createSearch({ database, policies: () => ({ read: () => everything }), indexes });
  });

  it('finds exactly the words within the edit distance, for any words (DAT-062)', async () => {
    // Few letters, so that words are often similar; long words, to test more than the first letters.
    const letters = fc.constantFrom(...'abcd');
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 11 });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(word, { minLength: 5, maxLength: 40 }), word, async (words, typed) => {
        await database.script('TRUNCATE things; TRUNCATE things_words;');
        await database.query(
          `INSERT INTO things (id, rev, data, created_at, updated_at)
           SELECT w.word, 1, jsonb_build_object('name', w.word), '', '' FROM unnest($1::text[]) AS w(word)`,
          [`{${words.join(',')}}`],
        );
        const body = { query: { match: { name: { query: typed, fuzziness: 'AUTO' } } }, size: 100 };
        const found = await search.run({ user: { active: true } } as Parameters<Search['run']>[0], {
          index: 'things',
          body,
        });
        const edits = automaticEdits(typed);
        const rank = (one: string) => (one === typed ? 0 : one.startsWith(typed) ? 1 : 2);
        const wanted = words
          .filter((one) => one.startsWith(typed) || editDistance(one, typed, edits) <= edits)
          .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
        expect(found.hits.hits.map(({ _id }) => _id)).toEqual(wanted);
      }),
      { numRuns: 150 },
    );
  });
});
