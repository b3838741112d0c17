import { formatQuantity, readTypedQuantity } from '../../read-typed-quantity.ts';
import type { Reading } from '../../reading.ts';
import { type Film, framesOf, rateOf } from './delivery-places.ts';

/** Largest shift that the server plans, in frames: more than any recording has. */
export const mostShiftFrames = 10_000_000;

export type ShiftUnit = 'frames' | 'seconds';

/**
 * A shift as a person types it, in frames. The bound is the length of the recording in either unit: a delivery that moves
 * further is outside it.
 */
export function readShift(typed: string, unit: ShiftUnit, film: Partial<Film> | undefined): Reading<number> {
  const rate = rateOf(film);
  const most = Math.min(framesOf(film, rate) - 1, mostShiftFrames);
  const framesIn = (value: number) => Math.round(unit === 'frames' ? value : (value * rate.num) / rate.den);
  const reading = readTypedQuantity(typed, { least: -Infinity, most: Infinity, whole: unit === 'frames' });
  if (reading.kind === 'empty' || reading.kind === 'wrong') return reading;
  const value = framesIn(reading.value);
  if (Math.abs(value) <= most) return { ...reading, value };
  const bound = unit === 'frames' ? most : Math.floor((most * rate.den * 100) / rate.num) / 100;
  const why = most < mostShiftFrames ? 'The recording is not that long. ' : '';
  return { kind: 'wrong', message: `${why}Shift by at most ${formatQuantity(bound, unit)}.` };
}
