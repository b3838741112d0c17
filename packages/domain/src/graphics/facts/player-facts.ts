import { dismissalLabel, oversNumber, runRate, strikeRate } from '../../archive/matches/scorecard-words.ts';
import type { FieldValue } from '../fields.ts';
import { otherTeam } from './innings-state.ts';
import type { MatchData, MatchSubject, PlayedInnings } from './match-data.ts';
import { oversWords } from './overs-words.ts';
import {
  type BatterIn,
  type BowlerIn,
  battingOf,
  battingWords,
  bowlingOf,
  facedWords,
  figuresOf,
  runsWords,
  shownBatter,
  shownBowler,
  teamOf,
} from './player-lines.ts';
import { nameParts, playerName } from './player-name.ts';

/** Facts of the batter and the bowler that a graphic shows, and of the player of the match. */
export function playerFacts(
  data: MatchData,
  all: readonly PlayedInnings[],
  own: PlayedInnings,
  about: MatchSubject,
): Record<string, FieldValue> {
  const batter = shownBatter(all, own, about);
  const bowler = shownBowler(all, own, about);
  return {
    ...(batter ? batterFacts(batter) : {}),
    ...(bowler ? bowlerFacts(data, bowler) : {}),
    ...playerOfMatchFacts(data, all, about),
  };
}

const named = (key: string, name: string) => {
  const { first, surname } = nameParts(name);
  return { [key]: playerName(name), [`${key}.firstName`]: first, [`${key}.surname`]: surname };
};

function batterFacts({ innings, line }: BatterIn): Record<string, FieldValue> {
  return {
    ...named('batter', line.name),
    'batter.team': innings.team,
    'batter.line': battingWords(line),
    'batter.runsWords': runsWords(line),
    'batter.runs': line.runs,
    'batter.balls': line.balls,
    'batter.fours': line.fours,
    'batter.sixes': line.sixes,
    'batter.faced': facedWords(line),
    'batter.strikeRate': strikeRate(line),
    'batter.howOut': dismissalLabel(line),
  };
}

function bowlerFacts(data: MatchData, { innings, line }: BowlerIn): Record<string, FieldValue> {
  const format = data.match.cricketFormat;
  return {
    ...named('bowler', line.name),
    'bowler.team': otherTeam(data, innings.team),
    'bowler.figures': figuresOf(line),
    'bowler.wickets': line.wickets,
    'bowler.runs': line.runs,
    'bowler.overs': oversNumber(line.balls, format, innings.ballsPerOver),
    'bowler.oversWords': oversWords(line.balls, format, innings.ballsPerOver),
    'bowler.maidens': line.maidens,
    'bowler.economy': runRate(line.runs, line.balls, format, innings.ballsPerOver),
  };
}

function playerOfMatchFacts(
  data: MatchData,
  all: readonly PlayedInnings[],
  about: MatchSubject,
): Record<string, FieldValue> {
  const players = data.sheet.playersOfMatch ?? [];
  const name = players.find((each) => each === about.player) ?? players[0];
  if (!name) return {};
  return {
    ...named('playerOfMatch', name),
    'playerOfMatch.team': teamOf(data, all, name),
    'playerOfMatch.line': lineOf(all, name),
  };
}

/** What a player did in a match: `121 (190) & 45* (60) and 3-45`. A bowler without a wicket is left out beside runs. */
function lineOf(all: readonly PlayedInnings[], name: string): string {
  const regular = all.filter(({ superOver }) => !superOver);
  const batted = battingOf(regular, name).map(({ line }) => battingWords(line));
  const bowled = bowlingOf(regular, name).map(({ line }) => line);
  const took = bowled.filter(({ wickets }) => wickets > 0 || batted.length === 0).map(figuresOf);
  return [batted.join(' & '), took.join(' & ')].filter(Boolean).join(' and ');
}
