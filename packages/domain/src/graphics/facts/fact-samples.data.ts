import type { FieldRow, FieldType, FieldValue, GraphicField } from '../fields.ts';

const [home, away] = ['Yorkshire', 'Northamptonshire'];

const lineUp = (names: string): FieldRow[] =>
  names.split(', ').map((name, index) => ({ number: index + 1, name, role: '' }));

const batters: FieldRow[] = [
  { name: 'Harry Brook', runs: '103*', balls: '58', fours: 9, sixes: 5, strike_rate: '177.59' },
  { name: 'Tom Kohler-Cadmore', runs: '48', balls: '31', fours: 5, sixes: 2, strike_rate: '154.84' },
  { name: 'Joe Root', runs: '31', balls: '22', fours: 4, sixes: 0, strike_rate: '140.91' },
  { name: 'Jonny Tattersall', runs: '14*', balls: '8', fours: 1, sixes: 0, strike_rate: '175.00' },
];
const bowlers: FieldRow[] = [
  { name: 'Ben Sanderson', figures: '3-28', overs: '4', maidens: 0, economy: '7.00' },
  { name: 'Graeme White', figures: '1-34', overs: '4', maidens: 0, economy: '8.50' },
  { name: 'Tom Taylor', figures: '1-41', overs: '4', maidens: 0, economy: '10.25' },
];

/** One match, as the facts of it say it: what a field that is filled from a fact shows before any match is chosen. */
export const factSamples: Readonly<Record<string, FieldValue>> = {
  home,
  away,
  competition: 'Vitality Blast',
  stage: 'North Group',
  ground: 'Headingley, Leeds',
  when: 'Sat 20 June',
  day: 'Saturday 20 June 2026',
  date: '2026-06-20',
  format: 'T20',
  'home.lineUp': lineUp(
    'Adam Lyth, Joe Root, Harry Brook, Tom Kohler-Cadmore, Jonny Tattersall, Will Fraine, Jordan Thompson, Dom Bess, Adil Rashid, Matthew Fisher, Ben Coad',
  ),
  'away.lineUp': lineUp(
    'Ricardo Vasconcelos, Emilio Gay, Josh Cobb, Rob Keogh, Saif Zaib, Lewis McManus, Luke Procter, Tom Taylor, Graeme White, Ben Sanderson, Jack White',
  ),
  toss: `${home} won the toss and chose to bat`,
  tossWinner: home,
  batting: home,
  bowling: away,
  score: '224/5',
  runs: 224,
  wickets: 5,
  overs: '20',
  oversWords: '20 overs',
  runRate: '11.20',
  extras: 9,
  'home.score': '224/5',
  'away.score': '212/8',
  previous: `${home} 224/5`,
  state: `${away} need 13 from 6 balls`,
  lead: 12,
  target: 225,
  targetWords: `${away} need 225 to win`,
  required: 13,
  ballsLeft: 6,
  requiredRate: '13.00',
  chase: 'Need 13 from 6 balls',
  batters: [
    { name: 'Harry Brook *', runs: 103, balls: '(58)' },
    { name: 'Jonny Tattersall', runs: 14, balls: '(8)' },
  ],
  partnership: '36 (17)',
  'partnership.runs': 36,
  'partnership.balls': 17,
  bowlerLine: 'Ben Sanderson 3-28 (4)',
  latestWicket: '188-5: Joe Root, 17.1 overs',
  fallOfWickets: [
    { wicket: 1, score: '1-41', batter: 'Adam Lyth', overs: '4.2' },
    { wicket: 2, score: '2-127', batter: 'Tom Kohler-Cadmore', overs: '12.3' },
    { wicket: 3, score: '3-188', batter: 'Joe Root', overs: '17.1' },
  ],
  topBatters: batters,
  topBowlers: bowlers,
  battingCard: batters.map((line) => ({
    ...line,
    how_out: `${line.runs}`.endsWith('*') ? 'not out' : 'c Procter b Sanderson',
  })),
  bowlingCard: bowlers,
  batter: 'Harry Brook',
  'batter.firstName': 'Harry',
  'batter.surname': 'Brook',
  'batter.team': home,
  'batter.line': '103* (58)',
  'batter.runsWords': '103*',
  'batter.runs': 103,
  'batter.balls': 58,
  'batter.fours': 9,
  'batter.sixes': 5,
  'batter.faced': '58 balls, 9 fours, 5 sixes',
  'batter.strikeRate': '177.59',
  'batter.howOut': 'c Procter b Sanderson',
  bowler: 'Ben Sanderson',
  'bowler.firstName': 'Ben',
  'bowler.surname': 'Sanderson',
  'bowler.team': away,
  'bowler.figures': '5-28',
  'bowler.wickets': 5,
  'bowler.runs': 28,
  'bowler.overs': '4',
  'bowler.oversWords': '4 overs',
  'bowler.maidens': 1,
  'bowler.economy': '7.00',
  result: `${home} won by 12 runs`,
  winner: home,
  playerOfMatch: 'Harry Brook',
  'playerOfMatch.firstName': 'Harry',
  'playerOfMatch.surname': 'Brook',
  'playerOfMatch.team': home,
  'playerOfMatch.line': '103* (58)',
};

/** Of fields that makers type. Texts have none: only their template knows what they say. */
const typeSamples: Readonly<Partial<Record<FieldType, FieldValue>>> = {
  player: 'Harry Brook',
  team: home,
  number: 50,
  date: '2026-06-20',
};

/** What a field without a default shows where a template itself is shown; undefined where its label has to do. */
export const sampleOf = ({ fact, type }: Pick<GraphicField, 'fact' | 'type'>): FieldValue | undefined =>
  fact ? factSamples[fact] : typeSamples[type];
