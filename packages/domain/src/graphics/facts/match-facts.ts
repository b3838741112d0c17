import { formatName } from '../../archive/matches/match-names.ts';
import { oversNumber, resultLabel, runRate, scoreLabel, tossLabel } from '../../archive/matches/scorecard-words.ts';
import { londonDay, weekdayName } from '../../dates.ts';
import type { FieldRow, FieldValue } from '../fields.ts';
import { monthNames } from '../month-names.ts';
import { matchFactNames } from './fact-names.ts';
import { chaseWords, inningsState, otherTeam, stateWords, targetWords } from './innings-state.ts';
import { inningsOf, type MatchData, type MatchSubject, type PlayedInnings, untilBall } from './match-data.ts';
import { oversWords } from './overs-words.ts';
import { playFacts } from './play-facts.ts';
import { playerFacts } from './player-facts.ts';
import { chosenInnings } from './player-lines.ts';
import { playerName } from './player-name.ts';

/** Values of all facts by key (`matchFactNames`). A fact that is not known yet is empty: `''`, or no rows. */
export type MatchFacts = Record<string, FieldValue>;

/** Facts of a match as its ball-by-ball data stands, or stood at a moment, about one innings and one player (GFX-020). */
export function matchFacts(known: MatchData, about: MatchSubject = {}): MatchFacts {
  const { innings, upTo } = about;
  const data = innings && upTo ? untilBall(known, innings, upTo) : known;
  const all = inningsOf(data);
  const own = chosenInnings(all, about);
  const facts: MatchFacts = {
    ...aboutMatch(data, all),
    ...(own ? { ...aboutInnings(data, all, own), ...playFacts(data, own), ...playerFacts(data, all, own, about) } : {}),
  };
  return Object.fromEntries(
    matchFactNames.map(({ key, type }) => [key, facts[key] ?? (type === 'rows' ? [] : '')] as const),
  );
}

function aboutMatch(data: MatchData, all: readonly PlayedInnings[]): MatchFacts {
  const { match, sheet, ground = '' } = data;
  const { team1Name: home = '', team2Name: away = '', competitionName = '', competition = '' } = match;
  const { toss, outcome } = sheet;
  const scoreOf = (team: string) =>
    all
      .filter((each) => each.team === team && !each.superOver && each.played.length > 0)
      .map(scoreLabel)
      .join(' & ');
  return {
    home,
    away,
    competition: competitionName,
    stage: competition,
    ground,
    ...(match.startDate ? dayFacts(londonDay(match.startDate)) : {}),
    format: formatName(match.cricketFormat),
    toss: tossLabel(toss),
    tossWinner: toss?.winner ?? '',
    'home.score': scoreOf(home),
    'away.score': scoreOf(away),
    'home.lineUp': lineUp(data, home, all),
    'away.lineUp': lineUp(data, away, all),
    result: resultLabel(outcome),
    winner: outcome?.winner ?? outcome?.eliminator ?? outcome?.bowlOut ?? '',
    state: resultLabel(outcome),
  };
}

/** `Fri 25 June` and `Friday 25 June 2021`. The archive records the day of a match, not when it starts. */
function dayFacts(date: string): MatchFacts {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const weekday = weekdayName(date);
  const dayAndMonth = `${day} ${monthNames[month - 1]}`;
  return { when: `${weekday.slice(0, 3)} ${dayAndMonth}`, day: `${weekday} ${dayAndMonth} ${year}`, date };
}

/** Players who began the match, in batting order if known. */
function lineUp({ sheet }: MatchData, team: string, all: readonly PlayedInnings[]): FieldRow[] {
  const side = sheet.sides?.find((each) => each.team === team);
  const came = new Set((sheet.replacements ?? []).filter((each) => each.team === team).map((each) => each.in));
  const first = all.find((each) => each.team === team);
  const names = side
    ? side.players.filter((name) => !came.has(name))
    : (first?.batting ?? []).map(({ name }) => name).concat(first?.didNotBat ?? []);
  return names.map((name, index) => ({ number: index + 1, name: playerName(name), role: '' }));
}

function aboutInnings(data: MatchData, all: readonly PlayedInnings[], own: PlayedInnings): MatchFacts {
  const format = data.match.cricketFormat;
  const state = inningsState(data, all, own);
  const required = state.target !== undefined && !state.hasEnded ? state.target - own.runs : undefined;
  const words = data.sheet.outcome ? '' : stateWords(own, state);
  return {
    batting: own.team,
    bowling: otherTeam(data, own.team),
    score: scoreLabel(own),
    runs: own.runs,
    wickets: own.wickets,
    overs: oversNumber(own.balls, format, own.ballsPerOver),
    oversWords: oversWords(own.balls, format, own.ballsPerOver),
    runRate: runRate(own.runs, own.balls, format, own.ballsPerOver),
    extras: own.extras,
    previous: all
      .filter(({ innings }) => innings < own.innings)
      .map((each) => `${each.team} ${scoreLabel(each)}`)
      .join(', '),
    ...(words && { state: words }),
    ...(state.lead !== undefined && { lead: state.lead }),
    ...(state.target !== undefined && { target: state.target }),
    targetWords: targetWords(data, all, own),
    ...(required !== undefined && { required }),
    ...(required !== undefined &&
      state.ballsLeft !== undefined && {
        ballsLeft: state.ballsLeft,
        requiredRate: runRate(required, state.ballsLeft, format, own.ballsPerOver),
      }),
    chase: chaseWords(own.runs, state),
  };
}
