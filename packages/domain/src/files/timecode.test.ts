import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsDropFrame,
  type FrameRate,
  frameOfSeconds,
  frameStartSeconds,
  framesToTimecode,
  parseFrameRate,
  secondsOfFrame,
  shiftTimecode,
  timecodeToFrames,
} from './timecode.ts';

const rates: FrameRate[] = [
  { num: 24000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60000, den: 1001 },
  { num: 60, den: 1 },
  { num: 120000, den: 1001 },
];
const anyRate = fc.constantFrom(...rates);
const dropRate = fc.constantFrom(...rates.filter(allowsDropFrame));
const anyFrame = fc.integer({ min: 0, max: 24 * 3600 * 60 });

describe('timecode', () => {
  it.each([
    [0, 25, 1, false, '00:00:00:00'],
    [25 * 3600 * 10 - 1, 25, 1, false, '09:59:59:24'],
    [1799, 30000, 1001, true, '00:00:59;29'],
    [1800, 30000, 1001, true, '00:01:00;02'],
    [17981, 30000, 1001, true, '00:09:59;29'],
    [17982, 30000, 1001, true, '00:10:00;00'],
    [107892, 30000, 1001, true, '01:00:00;00'],
    [3600, 60000, 1001, true, '00:01:00;04'],
    [1800, 30000, 1001, false, '00:01:00:00'],
    [50, 50, 1, true, '00:00:01:00'],
  ])('frame %i at %i/%i (drop-frame %s) is labelled %s', (frame, num, den, dropFrame, label) => {
    expect(framesToTimecode(frame, { num, den }, { dropFrame })).toBe(label);
    expect(timecodeToFrames(label, { num, den })).toBe(frame);
  });

  it.each(['00:00:00:25', '24:00:00:00', '00:60:00:00', '1:00:00:00', '', '00:00:00'])(
    'refuses %j at 25 fps',
    (label) => {
      expect(timecodeToFrames(label, { num: 25, den: 1 })).toBeNull();
    },
  );

  it('refuses the labels that drop-frame counting skips', () => {
    expect(timecodeToFrames('00:01:00;00', { num: 30000, den: 1001 })).toBeNull();
    expect(timecodeToFrames('00:01:00;03', { num: 60000, den: 1001 })).toBeNull();
    expect(timecodeToFrames('00:10:00;00', { num: 30000, den: 1001 })).toBe(17982);
  });

  it('labels and counts are each other’s inverse within a day, at every rate', () => {
    fc.assert(
      fc.property(anyRate, anyFrame, fc.boolean(), (rate, frame, dropFrame) => {
        const label = framesToTimecode(frame, rate, { dropFrame });
        const back = timecodeToFrames(label, rate);
        expect(framesToTimecode(back as number, rate, { dropFrame })).toBe(label);
        if (frame < 23 * 3600 * (rate.num / rate.den)) expect(back).toBe(frame);
      }),
    );
  });

  it('neighbouring frames have neighbouring labels: counting up never repeats or goes back', () => {
    fc.assert(
      fc.property(dropRate, fc.integer({ min: 0, max: 2_000_000 }), (rate, frame) => {
        // At 119.88 frames a second the last part has two or three digits, so labels are compared part by part.
        const parts = (n: number) => framesToTimecode(n, rate, { dropFrame: true }).split(/[:;]/).map(Number);
        const [here, next] = [parts(frame), parts(frame + 1)];
        const at = here.findIndex((part, index) => part !== next[index]);
        expect(next[at]! - here[at]!).toBeGreaterThan(0);
      }),
    );
  });

  it('drop-frame labels stay within a second of the clock all day', () => {
    fc.assert(
      fc.property(dropRate, fc.integer({ min: 0, max: 23 * 3600 }), (rate, seconds) => {
        const frame = Math.round((seconds * rate.num) / rate.den);
        const [h, m, s] = framesToTimecode(frame, rate, { dropFrame: true }).split(/[:;]/).map(Number);
        const labelled = (h as number) * 3600 + (m as number) * 60 + (s as number);
        expect(Math.abs(labelled - seconds)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shifting keeps the way of counting and wraps at midnight', () => {
    expect(shiftTimecode('00:00:59;29', 1, { num: 30000, den: 1001 })).toBe('00:01:00;02');
    expect(shiftTimecode('23:59:59:24', 1, { num: 25, den: 1 })).toBe('00:00:00:00');
    expect(shiftTimecode('00:00:00:00', -1, { num: 25, den: 1 })).toBe('23:59:59:24');
    expect(shiftTimecode('nonsense', 1, { num: 25, den: 1 })).toBeNull();
  });
});

describe('frames and seconds', () => {
  it('the middle of a frame is that frame, whatever the rate and the start, with the clock cut to milliseconds', () => {
    fc.assert(
      fc.property(anyRate, anyFrame, fc.integer({ min: 0, max: 5000 }), (rate, frame, startMs) => {
        const start = startMs / 1000;
        const middle = secondsOfFrame(frame, rate, start);
        expect(frameOfSeconds(middle, rate, start)).toBe(frame);
        expect(frameOfSeconds(Math.trunc(middle * 1000) / 1000, rate, start)).toBe(frame);
      }),
    );
  });

  it('the reported start of a frame is that frame, even when cut to milliseconds', () => {
    fc.assert(
      fc.property(anyRate, anyFrame, (rate, frame) => {
        const start = frameStartSeconds(frame, rate);
        expect(frameOfSeconds(start, rate)).toBe(frame);
        expect(frameOfSeconds(Math.trunc(start * 1000) / 1000, rate)).toBe(frame);
      }),
      { examples: [[{ num: 50, den: 1 }, 819_205]] },
    );
  });

  it('an hour at 30000/1001 is 107892 frames, not 108000', () => {
    expect(frameOfSeconds(3600, { num: 30000, den: 1001 })).toBe(107892);
  });

  it.each([
    ['25', { num: 25, den: 1 }],
    ['30000/1001', { num: 30000, den: 1001 }],
    ['0/0', null],
    ['', null],
    ['N/A', null],
  ])('reads the rate %j', (text, rate) => {
    expect(parseFrameRate(text)).toEqual(rate);
  });
});
