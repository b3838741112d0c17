import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ball, oversLabel, scorecard, scoreLabel } from './scorecard.ts';

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
  it('counts runs, extras, wickets, legal balls and the runs of each over, in whatever order the balls come', () => {
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
    // Wides are the bowler's, leg byes are not.
    expect(innings?.bowling).toEqual([{ name: 'M Starc', balls: 4, maidens: 0, runs: 11, wickets: 1 }]);
  });

  it('gives nobody a run out, and does not count a batter who went off hurt', () => {
    const [innings] = scorecard([
      ball(0, 1, { wicket: 1, howOut: 'Run Out' }),
      ball(0, 2, { batter: 'B Stokes', wicket: 1, howOut: 'Retired Hurt' }),
    ]);
    expect(innings?.wickets).toBe(1);
    expect(innings?.bowling[0]?.wickets).toBe(0);
    expect(innings?.batting[0]).toMatchObject({ howOut: 'Run Out' });
    expect(innings?.batting[0]).not.toHaveProperty('bowler');
  });

  it('takes a run out for the partner’s when the batter faces on', () => {
    const [innings] = scorecard([ball(0, 1, { wicket: 1, howOut: 'Run Out' }), ball(0, 2)]);
    expect(innings?.batting[0]).not.toHaveProperty('howOut');
  });

  it('knows a maiden', () => {
    const six = Array.from({ length: 6 }, (_, at) => ball(3, at + 1));
    expect(scorecard(six)[0]?.bowling[0]?.maidens).toBe(1);
    expect(scorecard([...six, ball(3, 7, { runs: 1, extras: 'Wide' })])[0]?.bowling[0]?.maidens).toBe(0);
  });

  it('leaves out balls of no innings, and is empty without balls', () => {
    expect(scorecard([])).toEqual([]);
    expect(scorecard([ball(0, 1, { innings: undefined })])).toEqual([]);
  });

  it('adds up: overs, batters and extras make the total', () => {
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

  it.each([
    [0, 1, '0 ov'],
    [6, 1, '1 ov'],
    [326, 1, '54.2 ov'],
    [87, 4, '87 balls'],
  ])('says %i balls of format %i as %s', (balls, format, label) => {
    expect(oversLabel(balls, format)).toBe(label);
  });

  it('says the score', () => {
    expect(scoreLabel({ runs: 245, wickets: 6 })).toBe('245/6');
    expect(scoreLabel({ runs: 245, wickets: 10 })).toBe('245');
  });
});
