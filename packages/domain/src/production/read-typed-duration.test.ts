import { describe, expect, it } from 'vitest';
import { readTypedDuration } from './read-typed-duration.ts';

describe('a typed duration', () => {
  it.each([
    ['30', '00:30'],
    ['30s', '00:30'],
    ['90 sec', '01:30'],
    ['1 min', '01:00'],
    ['1m 30s', '01:30'],
    ['2 hours', '02:00:00'],
    ['0:15', '00:15'],
    ['1:30', '01:30'],
    ['90:00', '01:30:00'],
    ['1:02:03', '01:02:03'],
    [' 00:30 ', '00:30'],
  ])('%s is read as %s (PRD-047 DAT-017)', (typed, value) => {
    expect(readTypedDuration(typed)).toEqual({ kind: 'clear', value });
    expect(readTypedDuration(value)).toEqual({ kind: 'clear', value });
  });

  it.each(['banana', '1:75', '-5', '0', '00:00', '30 bananas', '1000000', 's'])(
    '%s is none (PRD-047 DAT-017)',
    (typed) => {
      expect(readTypedDuration(typed)).toEqual({
        kind: 'wrong',
        message: `“${typed}” is not a duration. Type minutes and seconds, such as 00:30.`,
      });
    },
  );

  it('nothing typed is nothing wrong (PRD-047)', () => {
    expect(readTypedDuration('  ')).toEqual({ kind: 'empty' });
  });
});
