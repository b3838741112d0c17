import type { Present } from '@pavilion/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRoomBook } from './room-book.ts';

const forever = Number.POSITIVE_INFINITY;

it('counts a person with two windows once, where they moved last (GFX-017)', () => {
  const book = createRoomBook();
  book.put('templates/a', 'w1', { person: 'ann', at: { slide: 'one' }, moved: 1, until: forever });
  book.put('templates/a', 'w2', { person: 'ann', at: { slide: 'two' }, moved: 2, until: forever });
  book.put('templates/b', 'w3', { person: 'ben', at: {}, moved: 3, until: forever });
  expect(book.people('templates/a')).toEqual([{ person: 'ann', at: { slide: 'two' } }]);
  book.drop('templates/a', 'w2');
  expect(book.people('templates/a')).toEqual([{ person: 'ann', at: { slide: 'one' } }]);
});

it('has each page without sign-in, after the people (GFX-029)', () => {
  const book = createRoomBook();
  book.put('controlDocs/a', 'o1', { person: '', at: { output: 'OBS' }, moved: 1, until: 20 });
  book.put('controlDocs/a', 'o2', { person: '', at: { output: '' }, moved: 2, until: 30 });
  book.put('controlDocs/a', 'w1', { person: 'ann', at: {}, moved: 3, until: forever });
  const ann = { person: 'ann', at: {} };
  expect(book.people('controlDocs/a')).toEqual([
    ann,
    { person: '', at: { output: 'OBS' } },
    { person: '', at: { output: '' } },
  ]);
  expect(book.has('controlDocs/a', 'o1')).toBe(true);
  book.expire(20);
  expect(book.people('controlDocs/a')).toEqual([ann, { person: '', at: { output: '' } }]);
  expect(book.has('controlDocs/a', 'o1')).toBe(false);
});

it('ends the places of a process that is silent', () => {
  const book = createRoomBook();
  book.put('templates/a', 'w1', { person: 'ann', at: {}, moved: 1, until: 20 });
  expect(book.expire(19)).toEqual([]);
  expect(book.expire(20)).toEqual(['templates/a']);
  expect(book.people('templates/a')).toEqual([]);
});

it('has exactly the people of the windows that are open, after any order of moves, ends and silences', () => {
  const windows = ['w1', 'w2', 'w3', 'w4'];
  const personOf = (window: string) => (window < 'w3' ? 'ann' : 'ben');
  const act = fc.record({
    kind: fc.constantFrom('put', 'drop', 'expire'),
    window: fc.constantFrom(...windows),
    lasting: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const book = createRoomBook();
      const open = new Map<string, { moved: number; until: number }>();
      for (const [now, { kind, window, lasting }] of acts.entries()) {
        if (kind === 'put') {
          open.set(window, { moved: now, until: now + lasting });
          book.put('r/1', window, { person: personOf(window), at: { window }, moved: now, until: now + lasting });
        } else if (kind === 'drop') {
          open.delete(window);
          book.drop('r/1', window);
        } else {
          for (const [each, { until }] of open) if (until <= now) open.delete(each);
          book.expire(now);
        }
        const expected: Present[] = [];
        for (const person of ['ann', 'ben']) {
          const [last] = [...open]
            .filter(([each]) => personOf(each) === person)
            .sort((a, b) => b[1].moved - a[1].moved);
          if (last) expected.push({ person, at: { window: last[0] } });
        }
        expect(book.people('r/1')).toEqual(expected);
      }
    }),
  );
});
