import { matchFactNames } from './facts/fact-names.ts';
import type { FieldType, FieldValue, GraphicField } from './fields.ts';
import type { GraphicKind } from './kinds.ts';

/** A field that a new template of a kind begins with. */
export type KindField = Pick<GraphicField, 'key' | 'label' | 'type'> &
  Partial<Pick<GraphicField, 'required' | 'fact' | 'initial' | 'example' | 'help' | 'most'>>;

const facts = new Map(matchFactNames.map((name) => [name.key, name]));

/** A field filled from a fact of the match, with its type and label. */
function filled(key: string, fact: string, more: Partial<KindField> = {}): KindField {
  const known = facts.get(fact);
  if (!known) throw new Error(`There is no fact ${fact}.`);
  return { key, label: known.label, type: known.type, fact, ...more };
}

const typed = (key: string, label: string, type: FieldType, more: Partial<KindField> = {}): KindField => ({
  key,
  label,
  type,
  ...more,
});

const required = { required: true } as const;
const sides = [filled('home', 'home', required), filled('away', 'away', required)];
const place = [filled('competition', 'competition'), filled('ground', 'ground')];
const score = [
  filled('batting', 'batting', required),
  filled('bowling', 'bowling', required),
  filled('score', 'score', required),
  filled('overs', 'oversWords'),
];
const headline = (initial: string) => typed('headline', 'Headline', 'text', { ...required, initial });
/** What a field says in a picture of the template; graphics begin without it. */
const sample = (initial: FieldValue) => ({ initial, example: true }) as const;
const photo = typed('photo', 'Picture', 'picture');

const standings = ['Yorkshire', 'Lancashire', 'Durham', 'Nottinghamshire'].map((team, index) => ({
  place: index + 1,
  team,
  played: 9,
  won: 7 - index,
  lost: 2 + index,
  points: 14 - 2 * index,
}));
const fixtures = [
  { day: 'Sat 20', match: 'Yorkshire v Northamptonshire', ground: 'Headingley, Leeds', time: '18:30' },
  { day: 'Sun 21', match: 'Surrey v Kent', ground: 'The Oval, London', time: '14:30' },
];

/** Fields of a new template by its kind (GFX-020). Designers change, add and remove them as they wish. */
export const kindFields: Readonly<Record<GraphicKind, readonly KindField[]>> = {
  fixture: [...sides, filled('when', 'when', required), ...place],
  'line-up': [
    headline('Starting eleven'),
    filled('team', 'home', { ...required, label: 'Team' }),
    filled('opponents', 'away', { label: 'Opponents' }),
    filled('players', 'home.lineUp', { ...required, label: 'Players' }),
    ...place,
  ],
  toss: [...sides, filled('toss', 'toss', required), filled('toss_winner', 'tossWinner'), ...place],
  'start of play': [
    ...sides,
    headline('Play is about to start'),
    filled('state', 'state', { help: 'In the first innings, there is nothing to say yet.' }),
    ...place,
  ],
  'session score': [
    ...score,
    filled('batters', 'batters'),
    filled('bowler', 'bowlerLine'),
    filled('chase', 'chase'),
    filled('partnership', 'partnership'),
  ],
  wicket: [
    ...score,
    filled('batter', 'batter', required),
    filled('how_out', 'batter.howOut'),
    filled('runs', 'batter.runs', required),
    filled('balls', 'batter.balls'),
    photo,
  ],
  'fifty or hundred': [
    ...score,
    filled('first', 'batter.firstName'),
    filled('surname', 'batter.surname', required),
    filled('runs', 'batter.runsWords', required),
    filled('balls', 'batter.balls'),
    filled('fours', 'batter.fours'),
    filled('sixes', 'batter.sixes'),
    photo,
  ],
  'five wickets': [
    ...score,
    filled('bowler', 'bowler', required),
    filled('figures', 'bowler.figures', required),
    filled('bowled', 'bowler.oversWords'),
    filled('economy', 'bowler.economy'),
    photo,
  ],
  'innings break': [
    headline('Innings break'),
    ...score,
    filled('top_batters', 'topBatters'),
    filled('top_bowlers', 'topBowlers'),
    filled('target', 'targetWords'),
  ],
  result: [
    ...sides,
    filled('home_score', 'home.score'),
    filled('away_score', 'away.score'),
    filled('result', 'result', required),
    filled('winner', 'winner', { help: 'Empty after a draw.' }),
    ...place,
  ],
  'player of the match': [
    filled('player', 'playerOfMatch', required),
    filled('team', 'playerOfMatch.team', required),
    filled('line', 'playerOfMatch.line'),
    ...sides,
    filled('competition', 'competition'),
    photo,
  ],
  standings: [
    typed('competition', 'Competition', 'text', sample('Vitality Blast, North Group')),
    headline('How they stand'),
    typed('table', 'Table', 'rows', { ...required, ...sample(standings) }),
  ],
  'week’s fixtures': [
    typed('competition', 'Competition', 'text', sample('Vitality Blast')),
    headline('This week'),
    typed('fixtures', 'Fixtures', 'rows', { ...required, ...sample(fixtures) }),
  ],
  quote: [
    typed('quote', 'Quote', 'longer text', { ...required, ...sample('You just have to want the ball.') }),
    typed('speaker', 'Speaker', 'text', { ...required, ...sample('Adil Rashid') }),
    typed('role', 'Who that is', 'text', sample('Yorkshire leg-spinner')),
    typed('team', 'Team', 'team', sample('Yorkshire')),
    photo,
  ],
  birthday: [
    typed('player', 'Player', 'player', required),
    typed('age', 'Age', 'number', sample(27)),
    typed('team', 'Team', 'team'),
    typed('greeting', 'Greeting', 'text', { initial: 'Happy birthday' }),
    photo,
  ],
  ticket: [
    ...sides,
    filled('when', 'when', required),
    ...place,
    typed('price', 'Price', 'text', sample('From £15')),
    typed('address', 'Address', 'text', { help: 'Where tickets are sold.', ...sample('example.org/tickets') }),
  ],
  free: [],
};
