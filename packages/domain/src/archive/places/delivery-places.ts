import { and, type Where } from '@pavilion/sync';
import { z } from 'zod';
import { addDays, daysBetween, londonDay, londonTime } from '../../dates.ts';
import { frameGridOf, framesBetween } from '../../files/frame-grid.ts';
import type { FileMetadata } from '../../files/metadata.ts';
import { type FrameRate, isDropFrame, nominalRate, timecodeToFrames } from '../../files/timecode.ts';
import { frameOfMark, markOfFrame, usualRate } from '../clips/clip-marks.ts';
import type { ArchiveEvent } from '../documents.ts';

const id = z.string().min(1).max(200);

/** Where a delivery is on film: the recording, and its marks in seconds from the recording's first frame. */
export const deliveryPlace = z.object({
  file: id,
  tcIn: z.number().min(0),
  tcOut: z.number().min(0),
  /** Placed or corrected by a person: what is placed by times leaves it alone. */
  byHand: z.boolean(),
});
export type DeliveryPlace = z.infer<typeof deliveryPlace>;

/** One delivery from where it is to where it shall be; null: on no film. */
export const deliveryMove = z.object({ delivery: id, from: deliveryPlace.nullable(), to: deliveryPlace.nullable() });
export type DeliveryMove = z.infer<typeof deliveryMove>;

/** How many deliveries one call moves: a day of play and more. */
export const mostMoves = 1_000;

/** What is known of a film that deliveries are placed on. */
export type Film = Pick<FileMetadata, 'frameRate' | 'frames' | 'duration' | 'timecode' | 'timecodeStart'>;

/** The frames of a film; Infinity where nobody has counted them yet. */
function framesOf(film: Partial<Film> | undefined, rate: FrameRate): number {
  if (film?.frames) return film.frames;
  return film?.duration ? Math.round((film.duration * rate.num) / rate.den) : Number.POSITIVE_INFINITY;
}

/** The rate at which the marks of a film are counted. */
export const rateOf = (film: Partial<FileMetadata> | undefined): FrameRate => frameGridOf(film)?.rate ?? usualRate;

/** Where a delivery is now; null while it is on no film. */
export function placeOf(event: Pick<ArchiveEvent, 'file' | 'tcIn' | 'tcOut' | 'manualSet'>): DeliveryPlace | null {
  const { file, tcIn, tcOut, manualSet } = event;
  return file === undefined || tcIn === undefined ? null : { file, tcIn, tcOut: tcOut ?? tcIn, byHand: manualSet };
}

/** Whether both say the same place, whoever chose it. */
export const samePlace = (left: DeliveryPlace | null, right: DeliveryPlace | null): boolean =>
  left?.file === right?.file && left?.tcIn === right?.tcIn && left?.tcOut === right?.tcOut;

/** Whether a place lies on the film, in point before out point. */
export function isOnFilm({ tcIn, tcOut }: DeliveryPlace, film: Partial<Film> | undefined): boolean {
  const rate = rateOf(film);
  return tcIn <= tcOut && frameOfMark(tcOut, rate) < framesOf(film, rate);
}

/** The place that begins with this very frame and lasts so many seconds, or to the end of the film; null beyond it. */
export function placeAtFrame(
  frame: number,
  seconds: number,
  about: { file: string; film: Partial<Film> | undefined; byHand: boolean },
): DeliveryPlace | null {
  const rate = rateOf(about.film);
  const all = framesOf(about.film, rate);
  if (frame < 0 || frame >= all) return null;
  const length = Math.max(1, Math.round((seconds * rate.num) / rate.den));
  const last = Math.min(frame + length - 1, all - 1);
  return { file: about.file, tcIn: markOfFrame(frame, rate), tcOut: markOfFrame(last, rate), byHand: about.byHand };
}

/** The same place so many frames later (or, negative, earlier), as long as before; null where that leaves the film. */
export function shiftPlace(
  place: DeliveryPlace,
  frames: number,
  film: Partial<Film> | undefined,
): DeliveryPlace | null {
  const rate = rateOf(film);
  const first = frameOfMark(place.tcIn, rate);
  const last = first + Math.max(1, framesBetween(first, frameOfMark(place.tcOut, rate))) - 1;
  if (first + frames < 0 || last + frames >= framesOf(film, rate)) return null;
  return { ...place, tcIn: markOfFrame(first + frames, rate), tcOut: markOfFrame(last + frames, rate) };
}

/** The way back of moves. */
export const takenBack = (moves: readonly DeliveryMove[]): DeliveryMove[] =>
  moves.map(({ delivery, from, to }) => ({ delivery, from: to, to: from }));

/** A recording as the clock of its match sees it. */
export interface TimedRecording {
  id: string;
  day?: number | undefined;
  metadata?: Partial<Film> | undefined;
}

/**
 * Where a ball that was bowled at an instant lies: in the recording whose timecode, read as the time of day in London,
 * covers it. `firstDay` is the London day on which the match began; a recording without a day counts as of the first.
 */
export function placeAtTime(
  bowledAt: string,
  recordings: readonly TimedRecording[],
  { firstDay, offset, seconds }: { firstDay: string; offset: number; seconds: number },
): DeliveryPlace | null {
  const bowled = daysBetween(firstDay, londonDay(bowledAt)) * 86_400 + secondsOfDay(bowledAt) + offset;
  for (const { id: file, day = 1, metadata: film } of recordings) {
    const rate = rateOf(film);
    const start = clockOf(film, rate);
    if (start === null) continue;
    const elapsed = bowled - ((day - 1) * 86_400 + start);
    // A hair more than nothing: the sum of a clock and a timecode may fall just below the frame that both mean.
    const frame = Math.floor((elapsed * rate.num) / rate.den + 1e-6);
    const place = placeAtFrame(frame, seconds, { file, film, byHand: false });
    if (place) return place;
  }
  return null;
}

function secondsOfDay(instant: string): number {
  const [hours = 0, minutes = 0] = londonTime(instant).split(':').map(Number);
  return hours * 3_600 + minutes * 60 + Number(instant.slice(17, 23));
}

/** The time of day of a film's first frame, in seconds: its timecode read as a clock. Null without a timecode. */
function clockOf(film: Partial<Film> | undefined, rate: FrameRate): number | null {
  const label = film?.timecodeStart ?? film?.timecode;
  const counted = label === undefined ? null : timecodeToFrames(label, rate);
  if (label === undefined || counted === null) return null;
  // Drop-frame labels are made to follow the clock; others are read as they stand, since recorders set them by it.
  if (isDropFrame(label)) return (counted * rate.den) / rate.num;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = label.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds + frames / nominalRate(rate);
}

/** The first London day of a match, from its start. */
export const firstDayOf = (startDate: string | undefined): string | null => (startDate ? londonDay(startDate) : null);

/** The London day of a day of the match, counted from 1. */
export const dayOfMatch = (firstDay: string, day: number): string => addDays(firstDay, day - 1);

/** A ball by its place in the match. */
export type BallPlace = Required<Pick<ArchiveEvent, 'innings' | 'over' | 'ballNum'>>;

/** The place of a delivery in the match; what its feed has not said counts as before everything. */
export const ballOf = ({ innings = 0, over = 0, ballNum = 0 }: Partial<BallPlace>): BallPlace => ({
  innings,
  over,
  ballNum,
});

/** Below zero where the left ball was bowled before the right one. */
export const byPlay = (left: BallPlace, right: BallPlace): number =>
  left.innings - right.innings || left.over - right.over || left.ballNum - right.ballNum;

/** The deliveries of a match that are on no film yet and were bowled after a ball; all of them without one. */
export function unplacedAfter(match: string, ball: BallPlace | null): Where {
  const unplaced: Where = { match, source: 'feed', video: false };
  if (!ball) return unplaced;
  const { innings, over, ballNum } = ball;
  const later: Where[] = [
    { innings: { gt: innings } },
    { innings, over: { gt: over } },
    { innings, over, ballNum: { gt: ballNum } },
  ];
  return and(unplaced, { or: later });
}
