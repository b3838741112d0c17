import { expect, it } from 'vitest';
import { justBefore, readStart, refuseStart } from './start-at.ts';

it.each([
  ['1', '14.3', { innings: 1, over: 14, ball: 3 }, { innings: 1, over: 14, ballNum: 2 }],
  ['2', ' 14 ', { innings: 2, over: 14, ball: undefined }, { innings: 2, over: 14, ballNum: 0 }],
])('innings %s and ball “%s” start placing there', (innings, ball, start, before) => {
  expect(readStart(innings, ball)).toEqual(start);
  expect(justBefore(start)).toEqual(before);
});

it.each([
  ['0', '14.3'],
  ['1', 'last'],
  ['', '14.3'],
  ['1', '14.333'],
])('innings “%s” and ball “%s” are no ball', (innings, ball) => {
  expect(readStart(innings, ball)).toBeNull();
});

it('a start that would offer nothing is refused with the reason', () => {
  const ball = { innings: 1, over: 14, ball: 3 };
  const over = { innings: 2, over: 60, ball: undefined };
  expect(refuseStart(ball, { exists: true, unplaced: true })).toBeNull();
  expect(refuseStart(ball, { exists: false, unplaced: true })).toBe('Innings 1 has no ball 14.3.');
  expect(refuseStart(over, { exists: false, unplaced: false })).toBe('Innings 2 has no over 60.');
  expect(refuseStart(ball, { exists: true, unplaced: false })).toBe(
    'Every ball of innings 1 from ball 14.3 is already on film.',
  );
});
