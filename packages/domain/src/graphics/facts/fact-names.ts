import type { FieldType } from '../fields.ts';
import type { GraphicKind } from '../kinds.ts';

/** A fact of a match: what a field can be filled from, and the kinds of templates that offer it. */
export interface FactName {
  key: string;
  label: string;
  type: FieldType;
  kinds: readonly GraphicKind[];
}

const ended = ['result', 'player of the match'] as const;
const inPlay = ['session score', 'wicket', 'fifty or hundred', 'five wickets', 'innings break'] as const;
const played = ['start of play', ...inPlay, ...ended] as const;
const any = ['fixture', 'ticket', 'line-up', 'toss', ...played] as const;

const facts = (kinds: readonly GraphicKind[], entries: readonly (readonly [string, string, FieldType])[]): FactName[] =>
  entries.map(([key, label, type]) => ({ key, label, type, kinds }));

/** All facts, in the order of the choice. */
export const matchFactNames: readonly FactName[] = [
  ...facts(any, [
    ['home', 'Home team', 'team'],
    ['away', 'Away team', 'team'],
    ['competition', 'Competition', 'text'],
    ['stage', 'Stage', 'text'],
    ['ground', 'Ground', 'text'],
    ['when', 'Day in short', 'text'],
    ['day', 'Day in words', 'text'],
    ['date', 'Date', 'date'],
    ['format', 'Format', 'text'],
  ]),
  ...facts(
    ['line-up', 'toss', 'start of play'],
    [
      ['home.lineUp', 'Line-up of the home team', 'rows'],
      ['away.lineUp', 'Line-up of the away team', 'rows'],
    ],
  ),
  ...facts(
    ['toss', ...played],
    [
      ['toss', 'Toss in words', 'text'],
      ['tossWinner', 'Winner of the toss', 'team'],
    ],
  ),
  ...facts(played, [
    ['batting', 'Batting team', 'team'],
    ['bowling', 'Bowling team', 'team'],
    ['score', 'Score', 'text'],
    ['runs', 'Runs', 'number'],
    ['wickets', 'Wickets', 'number'],
    ['overs', 'Overs', 'text'],
    ['oversWords', 'Overs in words', 'text'],
    ['runRate', 'Run rate', 'text'],
    ['extras', 'Extras', 'number'],
    ['home.score', 'Score of the home team', 'text'],
    ['away.score', 'Score of the away team', 'text'],
    ['previous', 'Earlier innings', 'text'],
    ['state', 'Where it stands', 'text'],
    ['lead', 'Lead in runs', 'number'],
    ['target', 'Target', 'number'],
    ['targetWords', 'Target in words', 'text'],
    ['required', 'Runs needed', 'number'],
    ['ballsLeft', 'Balls left', 'number'],
    ['requiredRate', 'Rate needed', 'text'],
    ['chase', 'Chase in words', 'text'],
  ]),
  ...facts(
    [...inPlay, ...ended],
    [
      ['batters', 'Batters at the crease', 'rows'],
      ['partnership', 'Partnership', 'text'],
      ['partnership.runs', 'Runs of the partnership', 'number'],
      ['partnership.balls', 'Balls of the partnership', 'number'],
      ['bowlerLine', 'Bowler with figures', 'text'],
      ['latestWicket', 'Latest wicket', 'text'],
      ['fallOfWickets', 'Fall of wickets', 'rows'],
      ['topBatters', 'Best batters', 'rows'],
      ['topBowlers', 'Best bowlers', 'rows'],
      ['battingCard', 'Batting card', 'rows'],
      ['bowlingCard', 'Bowling card', 'rows'],
      ['batter', 'Batter', 'player'],
      ['batter.firstName', 'Batter’s first name', 'text'],
      ['batter.surname', 'Batter’s surname', 'text'],
      ['batter.team', 'Batter’s team', 'team'],
      ['batter.line', 'Batter’s score', 'text'],
      ['batter.runsWords', 'Batter’s runs, with * if not out', 'text'],
      ['batter.runs', 'Batter’s runs', 'number'],
      ['batter.balls', 'Balls faced', 'number'],
      ['batter.fours', 'Fours', 'number'],
      ['batter.sixes', 'Sixes', 'number'],
      ['batter.faced', 'Balls and boundaries', 'text'],
      ['batter.strikeRate', 'Strike rate', 'text'],
      ['batter.howOut', 'How out', 'text'],
      ['bowler', 'Bowler', 'player'],
      ['bowler.firstName', 'Bowler’s first name', 'text'],
      ['bowler.surname', 'Bowler’s surname', 'text'],
      ['bowler.team', 'Bowler’s team', 'team'],
      ['bowler.figures', 'Bowling figures', 'text'],
      ['bowler.wickets', 'Wickets of the bowler', 'number'],
      ['bowler.runs', 'Runs conceded', 'number'],
      ['bowler.overs', 'Overs bowled', 'text'],
      ['bowler.oversWords', 'Overs bowled in words', 'text'],
      ['bowler.maidens', 'Maidens', 'number'],
      ['bowler.economy', 'Economy', 'text'],
    ],
  ),
  ...facts(ended, [
    ['result', 'Result in words', 'text'],
    ['winner', 'Winner', 'team'],
    ['playerOfMatch', 'Player of the match', 'player'],
    ['playerOfMatch.firstName', 'First name of the player of the match', 'text'],
    ['playerOfMatch.surname', 'Surname of the player of the match', 'text'],
    ['playerOfMatch.team', 'Team of the player of the match', 'team'],
    ['playerOfMatch.line', 'Figures of the player of the match', 'text'],
  ]),
];

/** Facts that a template of a kind offers; a free one offers all. */
export const factsOfferedTo = (kind: GraphicKind): readonly FactName[] =>
  kind === 'free' ? matchFactNames : matchFactNames.filter(({ kinds }) => kinds.includes(kind));

/** Types of facts that a field of a type can hold. */
const fitting: Partial<Record<FieldType, readonly FieldType[]>> = {
  text: ['text', 'number', 'team', 'player'],
  'longer text': ['text', 'number', 'team', 'player'],
  choice: ['text', 'team', 'player'],
  number: ['number'],
  date: ['date'],
  team: ['team'],
  player: ['player'],
  rows: ['rows'],
};

/** Whether a field of a type can be filled from a fact. */
export const factFits = (type: FieldType, fact: Pick<FactName, 'type'>): boolean =>
  fitting[type]?.includes(fact.type) ?? false;
