import { expect, it } from 'vitest';
import { zipDeleteDate, zipName } from './zip-name.ts';

it('a zip is named after its brief or collection and the day in London (LIB-038 OPN-061)', () => {
  expect(zipName('Ashes: Day 1', '2026-07-04T23:30:00.000Z', [])).toBe('Ashes- Day 1 2026-07-05');
  const taken = ['Ashes- Day 1 2026-07-05', 'Ashes- Day 1 2026-07-05 (2)'];
  expect(zipName('Ashes: Day 1', '2026-07-04T23:30:00.000Z', taken)).toBe('Ashes- Day 1 2026-07-05 (3)');
});

it('a zip is kept for 365 days (LIB-037)', () => {
  expect(zipDeleteDate('2026-07-04T12:00:00.000Z')).toBe('2027-07-04');
});
