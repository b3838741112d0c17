import { instantOfDate } from '../../dates.ts';
import { dayOfMatch } from './delivery-places.ts';

/** Time at which a ball was bowled, by its place in the match. */
export interface BallTime {
  innings: number;
  /** Overs count from 0 and balls from 1, as in feeds. */
  over: number;
  ball: number;
  /** ISO 8601 UTC. */
  at: string;
}

export interface BallTimes {
  times: BallTime[];
  /** Lines that could not be read, each as a sentence with its line number. */
  faults: string[];
}

const columns = ['innings', 'over', 'ball', 'time'] as const;
const clock = /^([01]?\d|2[0-3]):([0-5]\d):([0-5]\d)(?:[.,](\d{1,3}))?$/;
const dated = /^(\d{4}-\d{2}-\d{2})[T ](.+?)(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a table of times, one ball a line, with the columns innings, over, ball and time, and day for a match of several days.
 * A time is an instant with a time zone, a date and time in London, or a time of day in London on that day of the match.
 */
export function readBallTimes(text: string, firstDay: string): BallTimes {
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => line.trim() !== '');
  const titles = cellsOf(lines[head] ?? '').map((title) => title.toLowerCase());
  const missing = columns.filter((column) => !titles.includes(column));
  if (missing.length > 0) return { times: [], faults: [`The first line lacks these columns: ${missing.join(', ')}.`] };
  const found: BallTimes = { times: [], faults: [] };
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (index <= head || line.trim() === '') continue;
    const cells = cellsOf(line);
    const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
    const [innings, over, ball] = [cell('innings'), cell('over'), cell('ball')].map(wholeNumber);
    const day = titles.includes('day') && cell('day') !== '' ? wholeNumber(cell('day')) : 1;
    const at = day === null ? null : instantOf(cell('time'), dayOfMatch(firstDay, day));
    if (innings == null || over == null || ball == null) {
      found.faults.push(`Line ${index + 1}: innings, over and ball must be whole numbers.`);
    } else if (at === null) {
      found.faults.push(`Line ${index + 1}: “${cell('time')}” is not a time. Write it as 11:04:37.`);
    } else {
      const place = `${innings}.${over}.${ball}`;
      const earlier = lineOf.get(place);
      if (earlier === undefined) found.times.push({ innings, over, ball, at });
      else {
        found.faults.push(
          `Line ${index + 1}: ball ${over}.${ball} of innings ${innings} already has a time on line ${earlier}. Line ${earlier} is used.`,
        );
      }
      lineOf.set(place, earlier ?? index + 1);
    }
  }
  return found;
}

const cellsOf = (line: string) => line.split(/[\t;,]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));
const wholeNumber = (cell: string) => (/^\d+$/.test(cell) ? Number(cell) : null);

function instantOf(time: string, day: string): string | null {
  const parts = dated.exec(time);
  if (parts?.[3]) {
    const instant = Date.parse(time.replace(' ', 'T'));
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  }
  const found = clock.exec(parts?.[2] ?? time);
  if (!found) return null;
  const [, hours = '', minutes = '', seconds = '', fraction = '0'] = found;
  const minute = instantOfDate(`${parts?.[1] ?? day}T${hours.padStart(2, '0')}:${minutes}`);
  const after = Number(seconds) * 1_000 + Number(fraction.padEnd(3, '0'));
  return new Date(Date.parse(minute) + after).toISOString();
}
