import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ball } from '../../archive/matches/scorecard-lines.ts';
import { type MatchData, untilBall } from './match-data.ts';
import { matchFacts } from './match-facts.ts';
import { momentsIn } from './moments.ts';

const at = (index: number, more: Partial<Ball> = {}): Ball => ({
  id: String(index),
  innings: 1,
  over: Math.floor(index / 6),
  ballNum: (index % 6) + 1,
  batter: 'JE Root',
  nonStriker: 'OJ Pope',
  bowler: 'MA Starc',
  batTeam: 'England',
  bowlTeam: 'Australia',
  runs: more.runsBat ?? 0,
  runsBat: 0,
  wicket: 0,
  howOut: undefined,
  extras: undefined,
  ...more,
});
const bowled = { wicket: 1, howOut: 'Bowled', dismissals: [{ player: 'JE Root', howOut: 'Bowled', fielders: [] }] };
const runOut = { wicket: 1, howOut: 'Run Out', dismissals: [{ player: 'JE Root', howOut: 'Run Out', fielders: [] }] };
const after = (balls: readonly Ball[], sheet: MatchData['sheet'] = {}): MatchData => ({
  match: { team1Name: 'England', team2Name: 'Australia', cricketFormat: 1, int: true },
  balls,
  sheet,
});
const titles = (data: MatchData) => momentsIn(data).map(({ title }) => title);
const keys = (data: MatchData) => momentsIn(data).map(({ key }) => key);

describe('moments', () => {
  it('are a fifty, a hundred, a 150 and a 200, with the score at that ball (GFX-022)', () => {
    const data = after(Array.from({ length: 40 }, (_, index) => at(index, { runsBat: 6 })));
    const about = { kind: 'fifty or hundred', innings: 1, player: 'JE Root' };
    const found = momentsIn(data).filter(({ player }) => player === 'JE Root');
    expect(found).toMatchObject([
      { ...about, key: 'fifty:1:JE Root', title: 'Root 54* (9)' },
      { ...about, key: 'hundred:1:JE Root', title: 'Root 102* (17)' },
      { ...about, key: '150:1:JE Root', title: 'Root 150* (25)' },
      { ...about, key: '200:1:JE Root', title: 'Root 204* (34)' },
    ]);
    // A graphic of the moment shows the match as it then stood.
    for (const { title, innings, player, upTo } of found) {
      const then = matchFacts(untilBall(data, innings!, upTo!), { innings, player });
      expect(title).toBe(`Root ${String(then['batter.line'])}`);
    }
    expect(titles(data)).toContain('Root and Pope 100 for the 1st wicket');
  });

  it('have places in the course of the match: the result after all balls, and each after what was before it (GFX-022)', () => {
    const side = { declared: true, forfeited: false, superOver: false, absentHurt: [], miscounted: [] };
    const innings = ['England', 'Australia'].map((team) => ({ ...side, team, penaltyBefore: 0, penaltyAfter: 0 }));
    const sheet = { innings, outcome: { winner: 'England' }, playersOfMatch: ['JE Root'] } as MatchData['sheet'];
    const first = Array.from({ length: 17 }, (_, index) => at(index, { runsBat: 6 }));
    const second = Array.from({ length: 9 }, (_, index) =>
      at(index, { innings: 2, runsBat: 6, batter: 'SPD Smith', batTeam: 'Australia', bowlTeam: 'England' }),
    );
    const found = momentsIn(after([...first, ...second], sheet)).toSorted((one, other) => other.place - one.place);
    expect(found.map(({ title }) => title)).toEqual([
      'Player of the match: Root',
      'England won',
      'Smith 54* (9)',
      'Innings break: England 102/0 dec',
      'Root and Pope 100 for the 1st wicket',
      'Root 102* (17)',
      'Root 54* (9)',
    ]);
  });

  it('of a partnership are as it stood when it reached its hundred (GFX-021 GFX-022)', () => {
    const data = after(Array.from({ length: 40 }, (_, index) => at(index, { runsBat: 6 })));
    const { innings, upTo } = momentsIn(data).find(({ kind }) => kind === 'session score')!;
    expect(matchFacts(data, { innings, upTo })).toMatchObject({ 'partnership.runs': 102, 'partnership.balls': 17 });
  });

  it('name players with an initial where two of the match share a surname, of either side (GFX-022)', () => {
    const sides = [
      { team: 'England', players: ['SM Curran', 'TK Curran', 'JE Root'] },
      { team: 'Australia', players: ['Steve Smith', 'Sean Smith', 'MA Starc'] },
    ];
    const balls = (more: Partial<Ball>, from: number) =>
      Array.from({ length: 9 }, (_, index) => at(from + index, { runsBat: 6, ...more }));
    const data = after(
      [
        ...balls({ batter: 'SM Curran', nonStriker: 'TK Curran' }, 0),
        ...balls({ batter: 'TK Curran', nonStriker: 'SM Curran' }, 9),
        ...balls({ batter: 'JE Root', nonStriker: 'TK Curran' }, 18),
      ],
      { sides } as MatchData['sheet'],
    );
    const found = titles(data);
    for (const title of ['S Curran 54* (9)', 'T Curran 54* (9)', 'Root 54* (9)']) expect(found).toContain(title);
    expect(found).toContain('S Curran and T Curran 100 for the 1st wicket');
    const ended = after([at(0)], { sides, playersOfMatch: ['Steve Smith'], outcome: { winner: 'England' } } as never);
    expect(titles(ended)).toContain('Player of the match: Steve Smith');
  });

  it('are five wickets of a bowler, without run-outs, and ten in a match (GFX-022)', () => {
    const outs = (innings: number) => Array.from({ length: 5 }, (_, index) => at(index * 2, { ...bowled, innings }));
    const data = after([...outs(1), at(30, runOut), ...outs(2), at(1, { innings: 2, runsBat: 4 })]);
    const wickets = momentsIn(data).filter(({ kind, key }) => kind === 'five wickets' && !key.startsWith('hat'));
    expect(wickets.map(({ title, innings }) => [title, innings])).toEqual([
      ['Starc 5-0', 1],
      ['Starc 5-4', 2],
      ['Starc 10-4 in the match', 2],
    ]);
  });

  it.each([
    [1, 'three balls in a row', [bowled, bowled, bowled]],
    [1, 'three balls over the end of an over', [{}, {}, {}, {}, bowled, bowled, { ...bowled, over: 2, ballNum: 1 }]],
    [1, 'four balls in a row', [bowled, bowled, bowled, bowled]],
    [0, 'a run-out in between', [bowled, runOut, bowled, bowled]],
    [0, 'a ball in between', [bowled, bowled, {}, bowled]],
    [2, 'three balls, a pause, and three more', [bowled, bowled, bowled, {}, bowled, bowled, bowled]],
  ] as const)('are %i hat-tricks with %s (GFX-022)', (many, _, balls) => {
    const found = titles(after(balls.map((ball, index) => at(index, ball)))).filter((title) => title.startsWith('Hat'));
    expect(found).toEqual(Array.from({ length: many }, () => 'Hat-trick for Starc'));
  });

  it('are the end of an innings once another can follow, and the result once the sheet has it (GFX-022)', () => {
    const side = { declared: true, forfeited: false, superOver: false, absentHurt: [], miscounted: [] };
    const innings = [{ ...side, team: 'England', penaltyBefore: 0, penaltyAfter: 0 }];
    const data = after([at(0, { runsBat: 4 })], { innings });
    expect(titles(data)).toEqual(['Innings break: England 4/0 dec']);
    const sheet = { innings, outcome: { result: 'draw' as const }, playersOfMatch: ['JE Root'] };
    expect(titles({ ...data, sheet })).toEqual(['Match drawn', 'Player of the match: Root']);
  });

  it('of batters and bowlers stay, whatever balls follow, and are the same in any order of the balls (GFX-022)', () => {
    const anyBall = fc.record({
      runsBat: fc.constantFrom(0, 1, 4, 6),
      batter: fc.constantFrom('JE Root', 'OJ Pope', 'HC Brook'),
      out: fc.integer({ min: 0, max: 9 }),
    });
    const whole = fc.array(anyBall, { maxLength: 200 });
    fc.assert(
      fc.property(whole, fc.nat(200), (drawn, cut) => {
        const balls = drawn.map(({ out, ...ball }, index) => at(index, { ...ball, ...(out === 0 ? bowled : {}) }));
        const later = keys(after(balls));
        expect(later).toEqual(expect.arrayContaining(keys(after(balls.slice(0, cut)))));
        expect(new Set(later).size).toBe(later.length);
        expect(keys(after(balls.toReversed()))).toEqual(later);
      }),
    );
  });
});
