import { expect, it } from 'vitest';
import { exactFirst } from './exact-first.ts';

const items = [
  { group: 'Pages', label: 'Surrey Hub' },
  { group: 'Matches', label: 'Somerset v Surrey' },
  { group: 'Streams', label: 'Surrey v Kent' },
  { group: 'Streams', label: 'Surrey' },
  { group: 'Matches', label: 'Surrey v Essex' },
];
const order = (text: string) => exactFirst(items, text).map(({ label }) => label);

it('the palette puts titles that are exactly the typed text first, with their group', () => {
  expect(order(' surrey ')).toEqual(['Surrey', 'Surrey v Kent', 'Surrey Hub', 'Somerset v Surrey', 'Surrey v Essex']);
});

it('the palette keeps the order of groups when no title is exact', () => {
  expect(order('surr')).toEqual(['Surrey Hub', 'Somerset v Surrey', 'Surrey v Essex', 'Surrey v Kent', 'Surrey']);
});
