import { expect, it } from 'vitest';
import { overbookedSentence, overbooking } from './overbooking.ts';

const work = { type: 'production' as const, resourceName: 'Jane', date: '2026-11-24', days: 1 };
const half = { ...work, days: 0.5 };
const holiday = { ...work, type: 'holiday' as const };

it.each([
  ['a free day', half, [], undefined],
  ['a day that it fills', half, [half], undefined],
  ['a full day', half, [work], 'Jane is at 150% that day.'],
  ['an overbooked day', half, [work, half, half], 'Jane is at 250% that day.'],
  ['a holiday', half, [holiday], 'Jane is on holiday that day.'],
  ['a full second day', { ...work, date: '2026-11-23', days: 2 }, [half], 'Jane is at 150% that day.'],
] as const)('a session moved onto %s (PLN-008)', (_, moved, others, sentence) => {
  const over = overbooking(moved, others);
  expect(over && overbookedSentence(over, 'Jane', 'that day')).toBe(sentence);
  if (over) expect(over.days).toEqual(['2026-11-24']);
});
