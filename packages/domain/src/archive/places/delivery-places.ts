import { and, type Where } from '@pavilion/sync';
import { z } from 'zod';
import { addDays, daysBetween, londonDay, londonTime } from '../../dates.ts';
import { frameGridOf, framesBetween } from '../../files/frame-grid.ts';
import type { FileMetadata } from '../../files/metadata.ts';
import { type FrameRate, isDropFrame, nominalRate, timecodeToFrames } from '../../files/timecode.ts';
import { frameOfMark, markOfFrame, usualRate } from '../clips/clip-marks.ts';
import type { ArchiveEvent } from '../documents.ts';

const id = z.string().min(1).max(200);

/** Place of a delivery on film: its recording and its marks, in seconds from the first frame of the recording. */
export const deliveryPlace = z.object({
  file: id,
  tcIn: z.number().min(0),
  tcOut: z.number().min(0),
  /** Placed or corrected by a person; placing by time leaves it alone. */
  byHand: z.boolean(),
});
export type DeliveryPlace = z.infer<typeof deliveryPlace>;

/** Move of one delivery between two places; null means on no film. */
export const deliveryMove = z.object({ delivery: id, from: deliveryPlace.nullable(), to: deliveryPlace.nullable() });
export type DeliveryMove = z.infer<typeof deliveryMove>;

/** Most deliveries in one call: more than a day of play. */
export const mostMoves = 1_000;

/** What placing needs to know of a recording. */
export type Film = Pick<FileMetadata, 'frameRate' | 'frames' | 'duration' | 'timecode' | 'timecodeStart'>;

/** Number of frames of a recording; Infinity while unknown. */
export function framesOf(film: Partial<Film> | undefined, rate: FrameRate): number {
  if (film?.frames) return film.frames;
  return film?.duration ? Math.round((film.duration * rate.num) / rate.den) : Number.POSITIVE_INFINITY;
}

/** Frame rate at which the marks of a recording are counted. */
export const rateOf = (film: Partial<FileMetadata> | undefined): FrameRate => frameGridOf(film)?.rate ?? usualRate;

/** Current place of a delivery; null while it is on no film. */
export function placeOf(event: Pick<ArchiveEvent, 'file' | 'tcIn' | 'tcOut' | 'manualSet'>): DeliveryPlace | null {
  const { file, tcIn, tcOut, manualSet } = event;
  return file === undefined || tcIn === undefined ? null : { file, tcIn, tcOut: tcOut ?? tcIn, byHand: manualSet };
}

/** Whether two places have the same recording and marks. Ignores whether they were set by hand. */
export const samePlace = (left: DeliveryPlace | null, right: DeliveryPlace | null): boolean =>
  left?.file === right?.file && left?.tcIn === right?.tcIn && left?.tcOut === right?.tcOut;

/** Whether a place lies within its recording, in point before out point. */
export function isOnFilm({ tcIn, tcOut }: DeliveryPlace, film: Partial<Film> | undefined): boolean {
  const rate = rateOf(film);
  return tcIn <= tcOut && frameOfMark(tcOut, rate) < framesOf(film, rate);
}

/**
 * The place that begins at a frame and lasts some seconds, or to the end of the recording. Null if the frame is outside the
 * recording.
 */
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

/** The place moved by a number of frames (negative: earlier), with the same length. Null if that leaves the recording. */
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

/** The moves that undo these moves. */
export const takenBack = (moves: readonly DeliveryMove[]): DeliveryMove[] =>
  moves.map(({ delivery, from, to }) => ({ delivery, from: to, to: from }));

/** What placing by time needs to know of a recording. */
export interface TimedRecording {
  id: string;
  day?: number | undefined;
  metadata?: Partial<Film> | undefined;
}

/**
 * Place of a ball by the instant when it was bowled: in the recording whose timecode, read as the time of day in London, covers
 * that instant. `firstDay` is the London day on which the match began. A recording without a day counts as day 1.
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
    // The small addition makes up for rounding: the sum of clock and timecode can fall just below the frame that both mean.
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

/** Time of day of a recording's first frame, in seconds: its timecode read as a clock. Null without a timecode. */
function clockOf(film: Partial<Film> | undefined, rate: FrameRate): number | null {
  const label = film?.timecodeStart ?? film?.timecode;
  const counted = label === undefined ? null : timecodeToFrames(label, rate);
  if (label === undefined || counted === null) return null;
  // Drop-frame labels follow the clock. Other labels are read as they are, because recorders set them by the clock.
  if (isDropFrame(label)) return (counted * rate.den) / rate.num;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = label.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds + frames / nominalRate(rate);
}

/** First London day of a match. */
export const firstDayOf = (startDate: string | undefined): string | null => (startDate ? londonDay(startDate) : null);

/** London day of a day of the match, counted from 1. */
export const dayOfMatch = (firstDay: string, day: number): string => addDays(firstDay, day - 1);

/** Place of a ball in the order of play. */
export type BallPlace = Required<Pick<ArchiveEvent, 'innings' | 'over' | 'ballNum'>>;

/** Place of a delivery in the order of play. Values that its feed left out count as 0, before all others. */
export const ballOf = ({ innings = 0, over = 0, ballNum = 0 }: Partial<BallPlace>): BallPlace => ({
  innings,
  over,
  ballNum,
});

/** Sorts balls into the order of play. */
export const byPlay = (left: BallPlace, right: BallPlace): number =>
  left.innings - right.innings || left.over - right.over || left.ballNum - right.ballNum;

/**
 * Where-clause for the deliveries of a match that are not on film yet and come after a ball, or for all of them without a ball.
 */
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
