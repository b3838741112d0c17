import { addDays, londonDay, startOfLondonDay } from '../dates.ts';
import { nameOfStream } from './name-of-stream.ts';

type Streamed = Parameters<typeof nameOfStream>[0];
interface Played {
  team1Name?: string | undefined;
  team2Name?: string | undefined;
}

/** The longest match: a stream of its last day starts this many days after the match. */
const laterDays = 4;

/** When the match of a stream can have started: from its last possible first day to the end of the stream's day. */
export function matchDaysOfStream({ started_at, created_at }: Streamed): { gte: string; lt: string } | null {
  const at = started_at ?? created_at;
  if (!at) return null;
  const day = londonDay(at);
  return { gte: startOfLondonDay(addDays(day, -laterDays)), lt: startOfLondonDay(addDays(day, 1)) };
}

/** Whether a stream is named after both teams of a match. Nothing else connects the two: a stream is set up from a fixture. */
export function isNamedAfter(stream: Streamed, { team1Name, team2Name }: Played): boolean {
  const words = wordsOf(nameOfStream(stream));
  return [team1Name, team2Name].every((team) => team !== undefined && team !== '' && words.includes(wordsOf(team)));
}

/** Whole words only: a stream of Essex is not one of Sussex, nor “Kent Women” one of “Ken”. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
