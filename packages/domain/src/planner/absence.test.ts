import { expect, it } from 'vitest';
import { absenceOn, absenceSentence } from './absence.ts';
import type { Shift } from './documents.ts';

const session = (type: Shift['type'], date: string, days = 1) => ({ type, date, days, resourceName: 'Rosa Wright' });
const sessions = [
  session('production', '2026-11-26'),
  session('unavailable', '2026-11-26', 2),
  session('holiday', '2026-11-26'),
  session('unavailable', '2026-11-30', 0.5),
];

it.each([
  ['2026-11-25', undefined],
  ['2026-11-26', 'Rosa Wright is on holiday that day.'],
  ['2026-11-27', 'Rosa Wright is not available that day.'],
  ['2026-11-30', 'Rosa Wright is away for part of the day.'],
])('an overbooked day names the absence on it: %s', (day, sentence) => {
  const absence = absenceOn(sessions, day);
  expect(absence && absenceSentence(absence)).toBe(sentence);
});

it('work alone is no absence', () => {
  expect(absenceOn([session('production', '2026-11-26')], '2026-11-26')).toBeUndefined();
});
