import { expect, it } from 'vitest';
import { estimateTop } from './scroll-to-entry.ts';

const rows = (from: number, tall: number, ...at: number[]) =>
  at.map((index, place) => ({ at: index, top: from + place * tall, bottom: from + (place + 1) * tall }));

it.each([
  { what: 'nothing is rendered', wanted: 4, drawn: [], place: undefined },
  { what: 'only entries that left the list are rendered', wanted: 4, drawn: rows(0, 40, -1), place: undefined },
  { what: 'rows above are rendered', wanted: 100, drawn: rows(0, 40, 0, 1, 2), place: 80 + 98 * 40 },
  { what: 'rows below are rendered', wanted: 10, drawn: rows(-60, 40, 20, 21, 22), place: -60 - 10 * 40 },
  {
    what: 'cards side by side are rendered',
    wanted: 12,
    drawn: [...rows(0, 300, 0), ...rows(0, 300, 1), ...rows(0, 300, 2), ...rows(0, 300, 3)],
    place: 9 * 75,
  },
])('the top of an entry is estimated from the nearest rendered one when $what', ({ wanted, drawn, place }) => {
  expect(estimateTop(wanted, drawn)).toBe(place);
});
