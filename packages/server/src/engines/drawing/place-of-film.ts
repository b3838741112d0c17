import type { FilmNode } from '@pavilion/domain/graphics';
import { placeInBox } from '@pavilion/drawing';
import type { Region, Size } from '../media/commands.ts';

/** Longest side of frames in the size in which they are drawn, before they are cut to what is seen. */
const longestSide = 8_192;

/** How the frames of a film are decoded for a slide. */
export interface FilmPlace {
  /** The size of its frames. */
  scaled: Size;
  /** The part of them that is seen; all of it without. */
  within?: Region;
  /** Where that part lies from the corner of the film's box, if it is drawn there pixel for pixel. */
  at?: { x: number; y: number };
}

/** Where a film lies in whole pixels: its frames come from ffmpeg as they are drawn. Null if nothing of it is seen. */
export function placeOfFilm({ box, crop }: FilmNode, own: Size): FilmPlace | null {
  const place = placeInBox(box, own.width, own.height, crop);
  const scaled = { width: Math.max(2, Math.round(place.width)), height: Math.max(2, Math.round(place.height)) };
  // Of a film that is zoomed in far, whole frames in that size would take gigabytes.
  if (Math.max(scaled.width, scaled.height) > longestSide)
    return { scaled: { width: Math.min(own.width, scaled.width), height: Math.min(own.height, scaled.height) } };
  const [left, top] = [Math.round(place.x), Math.round(place.y)];
  const x = Math.max(left, Math.floor(box.x));
  const y = Math.max(top, Math.floor(box.y));
  const right = Math.min(left + scaled.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(top + scaled.height, Math.ceil(box.y + box.height));
  if (right <= x || bottom <= y) return null;
  const within = { x: x - left, y: y - top, width: right - x, height: bottom - y };
  return { scaled, within, at: { x: x - box.x, y: y - box.y } };
}
