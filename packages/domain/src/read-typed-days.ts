import { formatDays } from './effort.ts';
import { type Reading, readTypedNumber } from './reading.ts';

/** Bounds of typed days, both included, and the step. */
export interface DayBounds {
  least: number;
  most: number;
  step: 0.25 | 1;
}

/** Parses days as typed: `2`, `1.5`. A number between two steps is wrong; `1,5` is ambiguous. */
export function readTypedDays(text: string, { least, most, step }: DayBounds): Reading<number> {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const number = readTypedNumber(typed);
  const value = number ? Number(`${number.whole}.${number.part}`) : Number.NaN;
  if (!number || Number.isNaN(value)) return { kind: 'wrong', message: `“${typed}” is not a number of days.` };
  if (value < least) return { kind: 'wrong', message: `The least is ${formatDays(least)}.` };
  if (value > most) return { kind: 'wrong', message: `The most is ${formatDays(most)}.` };
  if (value % step !== 0) {
    return { kind: 'wrong', message: step === 1 ? 'Enter whole days.' : 'Enter quarter days, such as 1.25.' };
  }
  if (number.clear) return { kind: 'clear', value };
  return { kind: 'unclear', value, message: `Is “${typed}” meant as ${formatDays(value)}?` };
}
