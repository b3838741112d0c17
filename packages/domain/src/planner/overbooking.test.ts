import { expect, it } from 'vitest';
import { overbookedSentence, overbookings } from './overbooking.ts';

const work = { type: 'production' as const, resourceName: 'Jane', date: '2026-11-24', days: 1 };
const half = { ...work, days: 0.5 };
const holiday = { ...work, type: 'holiday' as const };
const training = { ...half, type: 'unavailable' as const };

it.each([
  ['a free day', half, [], undefined],
  ['a day that it fills', half, [half], undefined],
  ['a full day', half, [work], 'Jane is at 150% that day.'],
  ['an overbooked day', half, [work, half, half], 'Jane is at 250% that day.'],
  ['a holiday', half, [holiday], 'Jane is on holiday that day.'],
  ['half a day of training', work, [training], 'Jane is away for part of the day.'],
  ['a full second day', { ...work, date: '2026-11-23', days: 2 }, [half], 'Jane is at 150% that day.'],
] as const)('a session moved onto %s (PLN-008)', (_, moved, others, sentence) => {
  const [over, ...more] = overbookings(moved, others);
  expect(over && overbookedSentence(over, 'Jane', 'that day')).toBe(sentence);
  expect(more).toEqual([]);
  if (over) expect(over.days).toEqual(['2026-11-24']);
});

it('a session over several days has a reason for each of them (PLN-008)', () => {
  const three = { ...work, days: 3 };
  const others = [
    { ...holiday, type: 'unavailable' as const },
    { ...work, date: '2026-11-25', days: 1.5 },
    { ...half, date: '2026-11-25' },
  ];
  const sentences = overbookings(three, others).map((over) =>
    overbookedSentence(over, 'Jane', `on ${over.days.join()}`),
  );
  expect(sentences).toEqual([
    'Jane is not available on 2026-11-24.',
    'Jane is at up to 250% on 2026-11-25,2026-11-26.',
  ]);
});
