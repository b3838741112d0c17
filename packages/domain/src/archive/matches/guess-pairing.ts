import { daysBetween, formatDay, londonDay } from '../../dates.ts';
import { isCalendarDate } from '../../fields.ts';
import type { Match } from '../documents.ts';
import { lengthOfMatch, refuseDay } from './film-place.ts';
import { matchTitle } from './match-title.ts';

export type GuessMatch = Pick<
  Match,
  'id' | 'team1Name' | 'team2Name' | 'startDate' | 'ellipseMatchId' | 'cricketFormat' | 'competitionName'
>;

/** Match, day, part and type guessed from the name of an awaiting file. A person checks the guess before pairing. */
export interface PairingGuess {
  match?: string;
  day?: number;
  part?: number;
  type: 'recording' | 'match-reel';
  /** Reasons, in sentences. */
  why: string[];
  /** Matches that fit equally well, if none stands out. */
  candidates: string[];
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MULTI_DAY = 1;

/** Number after "part" or "day" in a file name (ARC-077). Words such as Sunday and Saturday do not count as day. */
export function numberAfter(word: 'day' | 'part', fileName: string): number | undefined {
  const pattern = new RegExp(`(?:^|match|[^a-z])${word}[\\s_.#-]*(\\d{1,3}|${numberWords.join('|')})(?![a-z0-9])`, 'i');
  const found = pattern.exec(fileName)?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  const spelt = numberWords.indexOf(found);
  return spelt >= 0 ? spelt : Number(found);
}

/** First ten characters of a file name as a day: `2026-07-09` or `09-07-2026`, with any separator (ARC-078). */
export function dateOfName(fileName: string): string | undefined {
  const start = fileName.slice(0, 10);
  const iso = /^(\d{4})[-_. ](\d{2})[-_. ](\d{2})$/.exec(start);
  const british = /^(\d{2})[-_. ](\d{2})[-_. ](\d{4})$/.exec(start);
  const day = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : british ? `${british[3]}-${british[2]}-${british[1]}` : '';
  return isCalendarDate(day) ? day : undefined;
}

/** Whether the name of a file gives its day or part, so that the guess for another match need not keep the old one. */
export const saidByName = (fileName: string) => ({
  day: numberAfter('day', fileName) !== undefined || dateOfName(fileName) !== undefined,
  part: numberAfter('part', fileName) !== undefined,
});

/** Match, day and part of a file, guessed from its name alone (ARC-077..080). */
export function guessPairing(fileName: string, matches: readonly GuessMatch[]): PairingGuess {
  const guess: PairingGuess = {
    type: /highlights?|\breels?\b/i.test(fileName) ? 'match-reel' : 'recording',
    why: [],
    candidates: [],
  };
  const day = numberAfter('day', fileName);
  const part = numberAfter('part', fileName);
  const found = byProvider(fileName, matches) ?? byDate(fileName, matches);
  if (found?.match) {
    guess.match = found.match.id;
    guess.why.push(found.why);
  } else if (found) {
    guess.candidates = found.candidates.map(({ id }) => id);
    guess.why.push(found.why);
  }
  const refused = refuseDay(day, found?.match);
  if (day !== undefined)
    guess.why.push(`The file name says day ${day}.${refused ? ` ${dayTooLate(found?.match)}` : ''}`);
  if (day !== undefined && !refused) {
    guess.day = day;
  } else if (found?.day !== undefined) {
    guess.day = found.day;
    guess.why.push(`Day ${found.day} follows from the date.`);
  }
  if (part !== undefined) {
    guess.part = part;
    guess.why.push(`The file name says part ${part}.`);
  }
  return guess;
}

function dayTooLate(match: GuessMatch | undefined): string {
  const { days, kind } = lengthOfMatch(match);
  return match ? `This ${kind} match has no such day.` : `No match has more than ${days} days.`;
}

interface Found {
  match?: GuessMatch;
  candidates: GuessMatch[];
  day?: number;
  why: string;
}

/** ARC-080 */
function byProvider(fileName: string, matches: readonly GuessMatch[]): Found | undefined {
  const id = fileName.slice(0, 6);
  const match = id.length === 6 ? matches.find(({ ellipseMatchId }) => ellipseMatchId === id) : undefined;
  return match && { match, candidates: [match], why: `The name begins with the provider’s match id ${id}.` };
}

/**
 * A match that started on the file's date; otherwise a multi-day match that started one to five days before it, which gives
 * the day number: the day after the start is day 2, and five days after it is the reserve day of a Test (ARC-078, ARC-079,
 * OPN-099).
 */
function byDate(fileName: string, matches: readonly GuessMatch[]): Found | undefined {
  const date = dateOfName(fileName);
  if (!date) return undefined;
  const age = (match: GuessMatch) => (match.startDate ? daysBetween(londonDay(match.startDate), date) : Number.NaN);
  const started = oneOf(
    matches.filter((match) => age(match) === 0),
    fileName,
  );
  if (started.length > 0) return foundBy(started, `The match started on ${formatDay(date)}.`, 1);
  for (let days = 1; days < lengthOfMatch(undefined).days; days++) {
    const runs = (match: GuessMatch) =>
      (match.cricketFormat ?? MULTI_DAY) === MULTI_DAY && days < lengthOfMatch(match).days;
    const running = oneOf(
      matches.filter((match) => age(match) === days && runs(match)),
      fileName,
    );
    if (running.length > 0) {
      const since = days === 1 ? 'the day' : `${days} days`;
      return foundBy(running, `The match started ${since} before ${formatDay(date)}.`, days + 1);
    }
  }
  return undefined;
}

function foundBy(matches: GuessMatch[], why: string, day: number): Found {
  const [match] = matches;
  if (matches.length === 1 && match) return { match, candidates: matches, day, why };
  const several = matches.slice(0, 3).map(matchTitle).join(', ');
  return {
    candidates: matches,
    day,
    why: `${matches.length} matches fit the date: ${several}${matches.length > 3 ? ' and others' : ''}.`,
  };
}

/** Among the matches of a day, those with both teams in the file name, or else with one. */
function oneOf(matches: GuessMatch[], fileName: string): GuessMatch[] {
  if (matches.length < 2) return matches;
  const name = plain(fileName);
  const mentions = (match: GuessMatch) =>
    [match.team1Name, match.team2Name].filter((team) => team && name.includes(plain(team))).length;
  for (const wanted of [2, 1]) {
    const mentioned = matches.filter((match) => mentions(match) >= wanted);
    if (mentioned.length > 0) return narrower(mentioned, name);
  }
  return matches;
}

/** "England Women" contains "England": the longer name wins. */
function narrower(matches: GuessMatch[], name: string): GuessMatch[] {
  const length = (match: GuessMatch) =>
    [match.team1Name, match.team2Name]
      .filter((team) => team && name.includes(plain(team)))
      .reduce((sum, team) => sum + (team?.length ?? 0), 0);
  const longest = Math.max(...matches.map(length));
  return matches.filter((match) => length(match) === longest);
}

const plain = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
