import { expect, it } from 'vitest';
import type { Ball } from '../../archive/matches/scorecard-lines.ts';
import { standsOf } from './stands.ts';

const ball = (batter: string, nonStriker: string | undefined, runs: number, more: Partial<Ball> = {}): Ball => ({
  id: `${batter}-${runs}`,
  innings: 1,
  over: 0,
  ballNum: 1,
  batter,
  nonStriker,
  bowler: 'Starc',
  batTeam: 'Surrey',
  bowlTeam: 'Essex',
  runs,
  runsBat: runs,
  wicket: 0,
  howOut: undefined,
  extras: undefined,
  ...more,
});
const out = (player: string, howOut: string) => ({ wicket: 1, howOut, dismissals: [{ player, howOut, fielders: [] }] });

it('counts the runs and balls of each pair, whoever faces, and not wides as balls (GFX-022)', () => {
  const stands = standsOf([
    ball('Root', 'Pope', 1),
    ball('Pope', 'Root', 4),
    ball('Pope', 'Root', 1, { runsBat: 0, extraRuns: { wides: 1 } }),
    ball('Pope', 'Root', 0, out('Pope', 'Bowled')),
    ball('Brook', 'Root', 6),
  ]);
  expect(stands).toEqual([
    { wicket: 1, batters: ['Pope', 'Root'], runs: 6, balls: 3, from: 0, isOver: true },
    { wicket: 2, batters: ['Brook', 'Root'], runs: 6, balls: 1, from: 4, isOver: false },
  ]);
});

it('starts another partnership for the same wicket when a batter retires hurt (GFX-022)', () => {
  const stands = standsOf([
    ball('Root', 'Pope', 1),
    ball('Pope', 'Root', 0, { dismissals: [{ player: 'Pope', howOut: 'Retired Hurt', fielders: [] }] }),
    ball('Brook', 'Root', 2),
  ]);
  expect(stands.map(({ wicket, batters, runs }) => [wicket, batters.join(' and '), runs])).toEqual([
    [1, 'Pope and Root', 1],
    [1, 'Brook and Root', 2],
  ]);
});

it('counts on with a feed that names only the striker (GFX-022)', () => {
  const stands = standsOf([
    ball('Root', undefined, 1),
    ball('Pope', undefined, 2),
    ball('Pope', undefined, 0, { wicket: 1, howOut: 'Bowled' }),
    ball('Brook', undefined, 3),
  ]);
  expect(stands.map(({ wicket, runs, isOver }) => [wicket, runs, isOver])).toEqual([
    [1, 3, true],
    [2, 3, false],
  ]);
});
