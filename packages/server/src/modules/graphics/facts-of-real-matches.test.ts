import { matchFactNames, matchFacts } from '@pavilion/domain/graphics';
import { describe, expect, it } from 'vitest';
import { realMatch } from '../../testing/real-match.ts';

const [lords, hundred, oneDay, rain, tie, innings] = ['1239544', '1252690', '1298010', '1260097', '1297977', '1276916'];

describe('the facts of a match', () => {
  it.each([
    [
      'a Test at its end',
      lords,
      undefined,
      {
        home: 'England',
        away: 'India',
        ground: "Lord's, London",
        when: 'Thu 12 August',
        day: 'Thursday 12 August 2021',
        date: '2021-08-12',
        format: 'Multi-Day',
        toss: 'England won the toss and chose to field',
        'home.score': '391 & 120',
        'away.score': '364 & 298/8 dec',
        previous: 'India 364, England 391, India 298/8 dec',
        targetWords: 'England need 272 to win',
        chase: '',
        state: 'India won by 151 runs',
        winner: 'India',
        playerOfMatch: 'KL Rahul',
        'playerOfMatch.line': '129 (250) & 5 (30)',
        latestWicket: '10-120 (JM Anderson, 51.5 ov)',
        partnership: '',
      },
    ],
    [
      'a Test in its second innings',
      lords,
      1_200,
      {
        batting: 'England',
        bowling: 'India',
        score: '215/3',
        oversWords: '72.3 overs',
        previous: 'India 364',
        state: 'England trail by 149 runs',
        targetWords: '',
        partnership: '107 (189)',
        winner: '',
        playerOfMatch: '',
      },
    ],
    [
      'a chase in The Hundred, in balls',
      hundred,
      150,
      {
        score: '73/1',
        overs: '46',
        oversWords: '46 balls',
        chase: 'Need 72 from 54 balls',
        state: 'Southern Brave need 72 from 54 balls',
        bowlerLine: 'JDS Neesham 0-1 (1)',
        'bowler.oversWords': '5 balls',
      },
    ],
    [
      'a one-day chase of a revised target',
      oneDay,
      380,
      {
        score: '119/2',
        previous: 'Yorkshire 282/6',
        target: 297,
        chase: 'Need 178 from 169 balls',
        requiredRate: '6.32',
      },
    ],
    ['a chase that rain cut to 8.4 overs', rain, 150, { target: 73, chase: 'Need 44 from 26 balls' }],
    ['a tie', tie, undefined, { result: 'Match tied', winner: '', 'home.score': '293', 'away.score': '293/5' }],
    [
      'a match won by an innings',
      innings,
      undefined,
      {
        state: 'South Africa won by an innings and 12 runs',
        target: '',
        targetWords: '',
      },
    ],
  ])('hold for %s (GFX-020)', async (_, id, balls, facts) => {
    expect(matchFacts(await realMatch(id, balls === undefined ? {} : { balls }))).toMatchObject(facts);
  });

  it('show the chosen player, or the one that the kind is about (GFX-020)', async () => {
    const match = await realMatch(lords);
    expect(matchFacts(match, { player: 'JE Root', innings: 2 })).toMatchObject({
      batter: 'JE Root',
      'batter.firstName': 'JE',
      'batter.surname': 'Root',
      'batter.team': 'England',
      'batter.runsWords': '180*',
      'batter.line': '180* (321)',
      'batter.howOut': 'not out',
      score: '391',
    });
    expect(matchFacts(match, { player: 'JM Anderson', kind: 'five wickets' })).toMatchObject({
      bowler: 'JM Anderson',
      'bowler.team': 'England',
    });
    expect(matchFacts(match, { kind: 'wicket' })).toMatchObject({
      batter: 'JM Anderson',
      'batter.howOut': 'b Mohammed Siraj',
    });
    expect(matchFacts(match, { kind: 'session score' })).toMatchObject({ batter: 'JE Root', 'batter.runs': 33 });
  });

  it('list the two at the crease, the best and the line-up as rows (GFX-020)', async () => {
    const facts = matchFacts(await realMatch(hundred, { balls: 150 }));
    expect(facts.batters).toEqual([
      { name: 'Q de Kock *', runs: 15, balls: '(12)' },
      { name: 'JM Vince', runs: 40, balls: '(27)' },
    ]);
    expect(facts.topBatters).toMatchObject([
      { name: 'JM Vince', runs: '40*', balls: '27' },
      { name: 'PR Stirling', runs: '18' },
      { name: 'Q de Kock', runs: '15*' },
    ]);
    expect(facts.topBowlers).toMatchObject([{ name: 'LJ Fletcher', figures: '1-7', overs: '5' }]);
    expect(facts['home.lineUp']).toHaveLength(11);
    expect(facts['home.lineUp']).toContainEqual({ number: 3, name: 'JM Vince', role: '' });
  });

  it('are all empty, and no fact is absent, before the first ball (GFX-020)', () => {
    const facts = matchFacts({ match: { team1Name: 'Kent', team2Name: 'Essex', int: false }, balls: [], sheet: {} });
    expect(Object.keys(facts)).toEqual(matchFactNames.map(({ key }) => key));
    expect(facts).toMatchObject({ home: 'Kent', away: 'Essex', score: '', batters: [], batter: '', result: '' });
  });
});
