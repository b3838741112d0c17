import { matchFactNames } from './facts/fact-names.ts';
import type { FieldType, GraphicField } from './fields.ts';
import type { GraphicKind } from './kinds.ts';

/** A field that a new template of a kind begins with. */
export type KindField = Pick<GraphicField, 'key' | 'label' | 'type'> &
  Partial<Pick<GraphicField, 'required' | 'fact' | 'initial' | 'help' | 'most'>>;

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
const photo = typed('photo', 'Picture', 'picture');

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
    typed('competition', 'Competition', 'text'),
    headline('How they stand'),
    typed('table', 'Table', 'rows', required),
  ],
  'week’s fixtures': [
    typed('competition', 'Competition', 'text'),
    headline('This week'),
    typed('fixtures', 'Fixtures', 'rows', required),
  ],
  quote: [
    typed('quote', 'Quote', 'longer text', required),
    typed('speaker', 'Speaker', 'text', required),
    typed('role', 'Who that is', 'text'),
    typed('team', 'Team', 'team'),
    photo,
  ],
  birthday: [
    typed('player', 'Player', 'player', required),
    typed('age', 'Age', 'number'),
    typed('team', 'Team', 'team'),
    typed('greeting', 'Greeting', 'text', { initial: 'Happy birthday' }),
    photo,
  ],
  ticket: [
    ...sides,
    filled('when', 'when', required),
    ...place,
    typed('price', 'Price', 'text'),
    typed('address', 'Address', 'text', { help: 'Where tickets are sold.' }),
  ],
  free: [],
};
