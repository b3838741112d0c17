import { expect, it } from 'vitest';
import { beyondBilling } from './billing-limits.ts';

const retainer = { label: 'Retainer', start: '2026-01-01', end: '2026-12-31', quota: 100, totalDays: 99 };
const session = { date: '2026-12-30', days: 1 };
const ends = '“Retainer” ends on 31/12/2026.';

it.each([
  ['within its period and quota', session, 0, []],
  ['that reaches beyond its last day', { ...session, days: 2.25 }, 2.25, [ends]],
  ['that skips the weekend beyond it', { date: '2026-12-31', days: 2, workingDays: true }, 2, [ends]],
  ['before its first day', { ...session, date: '2025-12-31' }, 0, ['“Retainer” begins on 01/01/2026.']],
  ['that takes the last of its quota', { ...session, date: '2026-06-01' }, 0, []],
  [
    'that takes more than its quota',
    { date: '2026-06-01', days: 1.25 },
    0,
    ['This makes it 100.25 days of the 100 days of “Retainer”.'],
  ],
  ['that is counted already', { date: '2026-06-01', days: 1.25 }, 1.25, []],
] as const)('a session %s (PLN-040)', (_, booked, counted, sentences) => {
  expect(beyondBilling(retainer, booked, counted)).toEqual(sentences);
});

it('a billing without a period and a quota has no limits (PLN-040)', () => {
  expect(beyondBilling({ label: 'Day rate', totalDays: 900 }, { date: '2020-01-01', days: 300 }, 0)).toEqual([]);
});
