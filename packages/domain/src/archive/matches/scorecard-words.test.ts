import { describe, expect, it } from 'vitest';
import type { Outcome } from './match-sheet.ts';
import type { BatterLine } from './scorecard-lines.ts';
import {
  dismissalLabel,
  extrasLabel,
  oversLabel,
  resultLabel,
  runRate,
  scoreLabel,
  strikeRate,
  tossLabel,
  wicketFallLabel,
} from './scorecard-words.ts';

describe('the words of a scorecard', () => {
  it.each([
    [0, 1, 6, '0 ov'],
    [6, 1, 6, '1 ov'],
    [326, 1, 6, '54.2 ov'],
    [11, 1, 8, '1.3 ov'],
    [87, 4, 5, '87 balls'],
    [1, 4, 5, '1 ball'],
  ])('write %i balls of format %i, %i an over, as %s', (balls, format, perOver, label) => {
    expect(oversLabel(balls, format, perOver)).toBe(label);
  });

  it('write the score', () => {
    expect(scoreLabel({ runs: 245, wickets: 6 })).toBe('245/6');
    expect(scoreLabel({ runs: 245, wickets: 10 })).toBe('245');
    expect(scoreLabel({ runs: 245, wickets: 9, allOut: true })).toBe('245');
    expect(scoreLabel({ runs: 245, wickets: 9, allOut: false, declared: true })).toBe('245/9 dec');
  });

  it('write rates, but none before the first ball', () => {
    expect([runRate(245, 300, 2), runRate(153, 100, 4, 5), runRate(9, 8, 1, 8), runRate(0, 0)]).toEqual([
      '4.90',
      '1.53',
      '9.00',
      '',
    ]);
    expect([strikeRate({ runs: 2, balls: 3 }), strikeRate({ runs: 0, balls: 0 })]).toEqual(['66.67', '']);
  });

  it('write extras by kind and a fall of wicket', () => {
    expect(extrasLabel({ wides: 7, noBalls: 0, byes: 4, legByes: 2, penalty: 5 })).toBe('b 4, lb 2, w 7, pen 5');
    const fall = { wicket: 3, runs: 45, batter: 'JE Root', over: 12, ball: 3 };
    expect(wicketFallLabel(fall)).toBe('3-45 (JE Root, 12.3 ov)');
    expect(wicketFallLabel(fall, 4, 5)).toBe('3-45 (JE Root, ball 63)');
  });

  const how: [Partial<BatterLine>, string][] = [
    [{}, 'not out'],
    [{ howOut: 'Bowled', bowler: 'Broad' }, 'b Broad'],
    [{ howOut: 'LBW', bowler: 'Broad' }, 'lbw b Broad'],
    [{ howOut: 'Hit Wicket', bowler: 'Broad' }, 'hit wicket b Broad'],
    [{ howOut: 'Caught', bowler: 'Broad', fielders: [{ name: 'Foakes' }] }, 'c Foakes b Broad'],
    [{ howOut: 'Caught', bowler: 'Broad', fielders: [{ name: 'Mike', substitute: true }] }, 'c sub (Mike) b Broad'],
    [{ howOut: 'Caught', bowler: 'Broad', fielders: [{ substitute: true }] }, 'c sub b Broad'],
    [{ howOut: 'Caught', bowler: 'Broad' }, 'caught b Broad'],
    [{ howOut: 'Stumped', bowler: 'Leach', fielders: [{ name: 'Foakes' }] }, 'st Foakes b Leach'],
    [{ howOut: 'Caught And Bowled', bowler: 'Leach' }, 'c & b Leach'],
    [{ howOut: 'Run Out', fielders: [{ name: 'Sibley' }, { name: 'Pope' }] }, 'run out (Sibley/Pope)'],
    [{ howOut: 'Run Out' }, 'run out'],
    [{ howOut: 'Retired Not Out' }, 'retired not out'],
  ];
  it.each(how)('write %o as %s', (line, label) => {
    expect(dismissalLabel({ name: 'Root', runs: 0, balls: 0, fours: 0, sixes: 0, ...line })).toBe(label);
  });

  const results: [Outcome | undefined, string][] = [
    [undefined, ''],
    [{ winner: 'Kent', by: { runs: 1 } }, 'Kent won by 1 run'],
    [{ winner: 'Kent', by: { wickets: 5 }, method: 'D/L' }, 'Kent won by 5 wickets (D/L method)'],
    [{ winner: 'Kent', by: { innings: 1, runs: 85 } }, 'Kent won by an innings and 85 runs'],
    [{ winner: 'Kent', method: 'Awarded' }, 'Kent won (match awarded)'],
    [{ result: 'draw' }, 'Match drawn'],
    [{ result: 'no result' }, 'No result'],
    [{ result: 'tie' }, 'Match tied'],
    [{ result: 'tie', eliminator: 'Kent' }, 'Match tied, Kent won the super over'],
    [{ result: 'tie', bowlOut: 'Kent' }, 'Match tied, Kent won the bowl-out'],
  ];
  it.each(results)('write the result %o as %s', (outcome, label) => {
    expect(resultLabel(outcome)).toBe(label);
  });

  it('write the toss', () => {
    const toss = { winner: 'Kent', decision: 'field', uncontested: false } as const;
    expect(tossLabel(toss)).toBe('Kent won the toss and chose to field');
    expect(tossLabel({ ...toss, uncontested: true })).toBe('Kent chose to field without a toss');
    expect(tossLabel(undefined)).toBe('');
  });
});
