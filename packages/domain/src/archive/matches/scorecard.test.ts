import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorecard } from './scorecard.ts';
import type { Ball } from './scorecard-lines.ts';

const ball = (over: number, ballNum: number, more: Partial<Ball> = {}): Ball => ({
  id: `${over}.${ballNum}`,
  innings: 1,
  over,
  ballNum,
  batter: 'A Root',
  bowler: 'M Starc',
  batTeam: 'Surrey',
  bowlTeam: 'Essex',
  runs: 0,
  runsBat: 0,
  wicket: 0,
  howOut: undefined,
  extras: undefined,
  ...more,
});

describe('a scorecard', () => {
  it('counts runs, extras, wickets, legal balls and the runs of each over, in any order of the balls', () => {
    const [innings] = scorecard([
      ball(1, 1, { batter: 'B Stokes', runsBat: 6, runs: 6 }),
      ball(0, 3, { runsBat: 4, runs: 4 }),
      ball(0, 1, { runs: 1, extras: 'Wide' }),
      ball(0, 2, { runs: 2, extras: 'Leg Bye' }),
      ball(0, 4, { wicket: 1, howOut: 'Bowled' }),
    ]);
    expect(innings).toMatchObject({ team: 'Surrey', runs: 13, wickets: 1, balls: 4, extras: 3 });
    expect(innings?.overs).toEqual([
      { over: 1, runs: 7, wickets: 1, total: 7 },
      { over: 2, runs: 6, wickets: 0, total: 13 },
    ]);
    expect(innings?.batting).toEqual([
      { name: 'A Root', runs: 4, balls: 3, fours: 1, sixes: 0, howOut: 'Bowled', bowler: 'M Starc' },
      { name: 'B Stokes', runs: 6, balls: 1, fours: 0, sixes: 1 },
    ]);
    // Wides count against the bowler, leg byes do not.
    expect(innings?.bowling).toEqual([
      { name: 'M Starc', balls: 4, maidens: 0, runs: 11, wickets: 1, wides: 1, noBalls: 0 },
    ]);
  });

  it('credits no bowler with a run out, and does not count a batter who went off hurt', () => {
    const [innings] = scorecard([
      ball(0, 1, { wicket: 1, howOut: 'Run Out' }),
      ball(0, 2, { batter: 'B Stokes', wicket: 1, howOut: 'Retired Hurt' }),
    ]);
    expect(innings?.wickets).toBe(1);
    expect(innings?.bowling[0]?.wickets).toBe(0);
    expect(innings?.batting[0]).toMatchObject({ howOut: 'Run Out' });
    expect(innings?.batting[0]).not.toHaveProperty('bowler');
  });

  it('gives a run out to the partner when the striker faces the next ball', () => {
    const [innings] = scorecard([ball(0, 1, { wicket: 1, howOut: 'Run Out' }), ball(0, 2)]);
    expect(innings?.batting[0]).not.toHaveProperty('howOut');
  });

  it('counts a maiden', () => {
    const six = Array.from({ length: 6 }, (_, at) => ball(3, at + 1));
    expect(scorecard(six)[0]?.bowling[0]?.maidens).toBe(1);
    expect(scorecard([...six, ball(3, 7, { runs: 1, extras: 'Wide' })])[0]?.bowling[0]?.maidens).toBe(0);
  });

  it('counts every extra of a ball against the right bowler or batter', () => {
    const both = ball(0, 1, { runs: 3, extras: 'No Ball', extraRuns: { noBalls: 1, legByes: 2 }, dismissals: [] });
    const [innings] = scorecard([both, ball(0, 2, { runs: 4, runsBat: 4, allRun: true, dismissals: [] })]);
    expect(innings).toMatchObject({ runs: 7, balls: 1, extrasByKind: { noBalls: 1, legByes: 2, wides: 0 } });
    expect(innings?.bowling[0]).toMatchObject({ runs: 5, noBalls: 1 });
    expect(innings?.batting[0]).toMatchObject({ runs: 4, balls: 2, fours: 0 });
  });

  it('gives a run out to the batter who is out, and lists batters who never faced', () => {
    const out = { player: 'B Stokes', howOut: 'Run Out', fielders: [{ name: 'T Head' }] };
    const pair = { batter: 'A Root', nonStriker: 'B Stokes', dismissals: [] };
    const [innings] = scorecard([
      ball(0, 1, { ...pair, runs: 1, runsBat: 1, wicket: 1, howOut: 'Run Out', dismissals: [out] }),
      ball(0, 2, { ...pair, nonStriker: 'O Pope' }),
    ]);
    expect(innings?.batting.map(({ name, balls, howOut }) => [name, balls, howOut])).toEqual([
      ['A Root', 2, undefined],
      ['B Stokes', 0, 'Run Out'],
      ['O Pope', 0, undefined],
    ]);
    expect(innings?.fallOfWickets).toEqual([{ wicket: 1, runs: 1, batter: 'B Stokes', over: 0, ball: 1 }]);
  });

  it('lets a batter who went off hurt come back, and counts no wicket', () => {
    const off = { player: 'A Root', howOut: 'Retired Not Out', fielders: [] };
    const hurt = ball(0, 1, { nonStriker: 'B Stokes', wicket: 0, howOut: 'Retired Hurt', dismissals: [off] });
    expect(scorecard([hurt])[0]).toMatchObject({
      wickets: 0,
      fallOfWickets: [],
      batting: [{ howOut: 'Retired Not Out' }, {}],
    });
    const back = scorecard([hurt, ball(0, 2, { nonStriker: 'B Stokes', dismissals: [] })]);
    expect(back[0]?.batting[0]).not.toHaveProperty('howOut');
  });

  it('uses a corrected dismissal', () => {
    const out = { player: 'A Root', howOut: 'Run Out', fielders: [] };
    const [innings] = scorecard([ball(0, 1, { wicket: 1, howOut: 'Stumped', dismissals: [out] })]);
    expect(innings?.batting[0]).toMatchObject({ howOut: 'Stumped', bowler: 'M Starc' });
    expect(innings?.bowling[0]?.wickets).toBe(1);
  });

  it('counts a miscounted over as complete, and gives nobody a maiden for a shared over', () => {
    const five = [1, 2, 3, 4, 5].map((at) => ball(0, at));
    const shared = [1, 2, 3, 4, 5, 6].map((at) => ball(1, at, at > 3 ? { bowler: 'J Neser' } : {}));
    const side = { team: 'Surrey', declared: false, forfeited: false, superOver: false, absentHurt: [] };
    const sheet = { innings: [{ ...side, penaltyBefore: 0, penaltyAfter: 0, miscounted: [0] }] };
    const [innings] = scorecard([...five, ...shared], sheet);
    expect(innings?.balls).toBe(12);
    expect(innings?.bowling.map(({ balls, maidens }) => [balls, maidens])).toEqual([
      [9, 1],
      [3, 0],
    ]);
    expect(scorecard([...five, ...shared])[0]?.balls).toBe(11);
  });

  it('lists who did not bat before and after a replacement, and ends an innings short of fit batters', () => {
    const sides = [{ team: 'Surrey', players: ['A Root', 'B Stokes', 'O Pope', 'C Sub'] }];
    const replacements = [{ team: 'Surrey', in: 'C Sub', out: 'O Pope', innings: 2 }];
    const facts = { team: 'Surrey', declared: false, forfeited: false, superOver: false };
    const innings = [1, 2].map((at) => ({
      ...facts,
      absentHurt: at === 2 ? ['C Sub'] : [],
      penaltyBefore: 0,
      penaltyAfter: 0,
      miscounted: [],
    }));
    const out = { player: 'A Root', howOut: 'Bowled', fielders: [] };
    const balls = [1, 2].map((at) =>
      ball(0, 1, { innings: at, nonStriker: 'B Stokes', wicket: 1, howOut: 'Bowled', dismissals: [out] }),
    );
    expect(scorecard(balls, { sides, replacements, innings })).toMatchObject([
      { didNotBat: ['O Pope'], allOut: false },
      { didNotBat: [], absentHurt: ['C Sub'], allOut: true },
    ]);
  });

  it('leaves out balls without an innings, and is empty without balls', () => {
    expect(scorecard([])).toEqual([]);
    expect(scorecard([ball(0, 1, { innings: undefined })])).toEqual([]);
  });

  it('has overs, batters and extras that add up to the total', () => {
    const anyBall = fc.record({
      over: fc.integer({ min: 0, max: 20 }),
      ballNum: fc.integer({ min: 1, max: 9 }),
      innings: fc.integer({ min: 1, max: 2 }),
      runsBat: fc.integer({ min: 0, max: 6 }),
      extra: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyBall, { maxLength: 200 }), (list) => {
        const cards = scorecard(
          list.map(({ extra, ...one }) => ball(one.over, one.ballNum, { ...one, runs: one.runsBat + extra })),
        );
        for (const card of cards) {
          expect(card.overs.reduce((sum, over) => sum + over.runs, 0)).toBe(card.runs);
          expect(card.batting.reduce((sum, line) => sum + line.runs, card.extras)).toBe(card.runs);
          expect(card.overs.at(-1)?.total).toBe(card.runs);
        }
      }),
    );
  });
});
