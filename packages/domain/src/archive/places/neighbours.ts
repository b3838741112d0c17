import { frameOfMark, markOfFrame } from '../clips/clip-marks.ts';
import { eventTitle } from '../clips/clip-names.ts';
import { hasClip } from '../clips/clip-steps.ts';
import type { ArchiveEvent } from '../documents.ts';
import {
  ballOf,
  byPlay,
  type DeliveryMove,
  type DeliveryPlace,
  type Film,
  placeOf,
  rateOf,
} from './delivery-places.ts';

/** The deliveries of one recording that begin next to a moment. */
export interface Neighbours {
  before?: ArchiveEvent | undefined;
  after?: ArchiveEvent | undefined;
}

type OnFilm = Partial<Film> | undefined;

/** The place, which ends with the last frame before `next` at the latest. One that begins with `next` keeps its length. */
function endBefore(place: DeliveryPlace, next: number | undefined, film: OnFilm): DeliveryPlace {
  if (next === undefined) return place;
  const rate = rateOf(film);
  const last = frameOfMark(next, rate) - 1;
  if (last < frameOfMark(place.tcIn, rate) || frameOfMark(place.tcOut, rate) <= last) return place;
  return { ...place, tcOut: markOfFrame(last, rate) };
}

/**
 * The moves that place a ball by hand: its clip ends where the next ball of the recording begins, and the clip of the ball before
 * it ends where this one begins. A clip that was cut, or is being cut, keeps its end.
 */
export function placedBetween(
  delivery: string,
  place: DeliveryPlace,
  { before, after }: Neighbours,
  film: OnFilm,
): DeliveryMove[] {
  const moves: DeliveryMove[] = [{ delivery, from: null, to: endBefore(place, after?.tcIn, film) }];
  const from = before && placeOf(before);
  if (!before || !from || hasClip(before) || before.clipStatus === 'clipping') return moves;
  const to = endBefore(from, place.tcIn, film);
  return to === from ? moves : [...moves, { delivery: before.id, from, to }];
}

/** How a ball stands among its neighbours of the same match if that is not the order of play, as a sentence; '' if it is. */
export function orderWords(ball: ArchiveEvent, { before, after }: Neighbours): string {
  const order = (other: ArchiveEvent) => (other.match === ball.match ? byPlay(ballOf(other), ballOf(ball)) : 0);
  if (before && order(before) > 0)
    return `${eventTitle(ball)} is on film after ${eventTitle(before)}, which was bowled later.`;
  if (after && order(after) < 0)
    return `${eventTitle(ball)} is on film before ${eventTitle(after)}, which was bowled earlier.`;
  return '';
}

/** Which neighbour the clip of a delivery runs over, as a sentence; '' if none. */
export function overlapWords(event: ArchiveEvent, { before, after }: Neighbours, film: OnFilm): string {
  const place = placeOf(event);
  if (!place) return '';
  const runsOver = (first: DeliveryPlace, next: number | undefined) => endBefore(first, next, film) !== first;
  if (after && runsOver(place, after.tcIn)) return `Its clip now runs into ${eventTitle(after)}.`;
  const earlier = before && placeOf(before);
  return before && earlier && runsOver(earlier, place.tcIn) ? `Its clip now begins within ${eventTitle(before)}.` : '';
}
