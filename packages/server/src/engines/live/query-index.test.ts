import { matches } from '@pavilion/sync';
import { arbitraryDocuments, arbitraryWhere } from '@pavilion/sync/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQueryIndex } from './query-index.ts';

it('finds every query that a document matches, and no removed one', () => {
  fc.assert(
    fc.property(arbitraryDocuments(8), fc.array(arbitraryWhere(), { maxLength: 20 }), (documents, wheres) => {
      const index = createQueryIndex<number>();
      const removes = wheres.map((where, at) => index.add(where, at));
      for (const document of documents) {
        const found = new Set<number>();
        index.collect(document, found);
        for (const [at, where] of wheres.entries()) if (matches(document, where)) expect(found).toContain(at);
      }
      for (const remove of removes) remove();
      const left = new Set<number>();
      for (const document of documents) index.collect(document, left);
      expect(left.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

it('tests only the queries whose pinned values match', () => {
  const index = createQueryIndex<string>();
  for (let n = 0; n < 500; n++) index.add({ state: `s${n}`, active: true, age: { gt: 1 } }, `pair ${n}`);
  for (let n = 0; n < 500; n++) index.add({ tags: { containsAny: [`t${n}`, `u${n}`] } }, `tag ${n}`);
  for (let n = 0; n < 500; n++)
    index.add({ or: [{ team: `x${n}` }, { author: `y${n}`, active: true }] }, `either ${n}`);
  index.add({ age: { gt: 5 } }, 'unpinned');
  const found = new Set<string>();
  index.collect({ state: 's7', active: true, tags: ['t1', 'u2'], team: 'x3', author: 'y4' }, found);
  expect([...found].sort()).toEqual(['either 3', 'either 4', 'pair 7', 'tag 1', 'tag 2', 'unpinned']);
});
