import { describe, expect, it } from 'vitest';
import { clockLabel, clockLengthLabel, durationLabel, fileSizeLabel, lengthLabel, sizeLabel } from './sizes.ts';

describe('sizes (ARC-015)', () => {
  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_024, '1.0 KB'],
    [1_536, '1.5 KB'],
    [104_857_600, '100 MB'],
    [5_368_709_120, '5.0 GB'],
  ])('formats %i bytes as %s', (bytes, words) => expect(sizeLabel(bytes)).toBe(words));

  it('shows Unknown for a size that is zero or missing (ARC-016)', () => {
    expect([0, null, undefined, 2_048].map(fileSizeLabel)).toEqual(['Unknown', 'Unknown', 'Unknown', '2.0 KB']);
  });

  it('durations of the archive have hours, minutes and seconds, two digits each (ARC-014)', () => {
    expect([0, 6.6, 754, 3_723, 363_599.4].map(clockLabel)).toEqual([
      '00:00:00',
      '00:00:07',
      '00:12:34',
      '01:02:03',
      '100:59:59',
    ]);
  });

  it.each([
    [0, '00:00:00'],
    [0.04, '00:00:00.1'],
    [0.4, '00:00:00.4'],
    [0.97, '00:00:01'],
    [1.2, '00:00:01'],
    [754, '00:12:34'],
  ])('an archive clip of %d seconds is %s long (ARC-014)', (seconds, words) =>
    expect(clockLengthLabel(seconds)).toBe(words),
  );

  it.each([
    [6.6, '0:07'],
    [754, '12:34'],
    [3_723, '1:02:03'],
  ])('formats %d seconds as %s', (seconds, words) => expect(durationLabel(seconds)).toBe(words));

  it.each([
    [0, '0:00'],
    [0.4, '0:00.4'],
    [6.58, '0:06.6'],
    [7, '0:07'],
    [9.97, '0:10'],
    [12.4, '0:12'],
  ])('a film of %d seconds is %s long', (seconds, words) => expect(lengthLabel(seconds)).toBe(words));
});
