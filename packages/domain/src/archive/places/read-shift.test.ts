import { expect, it } from 'vitest';
import { readShift, type ShiftUnit } from './read-shift.ts';

const film = { frameRate: { num: 25, den: 1 }, frames: 1_200 };
const ntsc = { frameRate: { num: 30_000, den: 1_001 }, frames: 300 };
const clear = (value: number) => ({ kind: 'clear', value });
const wrong = (message: string) => ({ kind: 'wrong', message });
const tooFar = (most: string) => wrong(`The recording is not that long. Shift by at most ${most}.`);

it.each<[string, ShiftUnit, object | undefined, object]>([
  ['-12', 'frames', film, clear(-12)],
  ['1.5', 'seconds', film, clear(38)],
  ['1.5', 'frames', film, wrong('Enter a whole number.')],
  ['1199', 'frames', film, clear(1_199)],
  ['1200', 'frames', film, tooFar('1,199 frames')],
  ['-1200', 'frames', film, tooFar('1,199 frames')],
  ['47.96', 'seconds', film, clear(1_199)],
  ['-47.96', 'seconds', film, clear(-1_199)],
  ['48', 'seconds', film, tooFar('47.96 seconds')],
  ['10000000', 'seconds', film, tooFar('47.96 seconds')],
  ['9.97', 'seconds', ntsc, clear(299)],
  ['10', 'seconds', ntsc, tooFar('9.97 seconds')],
  ['10000000', 'frames', undefined, clear(10_000_000)],
  ['400000', 'seconds', undefined, clear(10_000_000)],
  ['400001', 'seconds', undefined, wrong('Shift by at most 400,000 seconds.')],
  ['soon', 'seconds', film, wrong('“soon” is not a number.')],
  ['', 'frames', film, { kind: 'empty' }],
])('a shift of %s %s is bounded by the length of the recording', (typed, unit, recording, reading) => {
  expect(readShift(typed, unit, recording)).toEqual(reading);
});
