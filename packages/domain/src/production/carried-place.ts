import { type FrameGrid, frameLabel, lastFrame, secondsOf } from '../files/frame-grid.ts';
import type { FrameRate } from '../files/timecode.ts';
import type { Note } from './documents.ts';

/** Where a note stands: a frame or a range of frames, a moment, a page, or nothing for the whole. */
export type NotePosition = Pick<Note, 'frame' | 'frameEnd' | 'tc' | 'seconds' | 'pdfPage'>;

/** What is known of the length of a version. */
export interface VersionLength {
  /** Null without frames: sound, documents, or a film that has not been read. */
  grid: FrameGrid | null;
  pages?: number | undefined;
}

/** The fields that place a note at a frame. */
export const placeOfFrame = (frame: number, grid: FrameGrid) => ({
  frame,
  tc: frameLabel(frame, grid),
  seconds: Number(secondsOf(frame, grid).toFixed(3)),
});

/**
 * The place of a note in another version of its film or document: the same moment, in the frames and timecodes of that version.
 * A range keeps both its ends. What lies behind the end of that version moves to its last frame or page. Without frames of its
 * own, that version has the moment in seconds only, and a range becomes its first moment. A frame of a film whose rate was never
 * known stays as it is.
 */
export function carriedPlace(place: NotePosition, from: VersionLength, to: VersionLength): NotePosition {
  const { frame, frameEnd, pdfPage } = place;
  if (pdfPage !== undefined) return { ...place, pdfPage: Math.min(pdfPage, to.pages || pdfPage) };
  if (frame === undefined || !from.grid) return place;
  if (!to.grid) return { seconds: Number((secondsOf(frame, from.grid) - from.grid.startSeconds).toFixed(3)) };
  const scale = scaleOf(from.grid.rate, to.grid.rate);
  const most = lastFrame(to.grid);
  const first = Math.min(scale(frame), most);
  if (frameEnd === undefined) return placeOfFrame(first, to.grid);
  // A range ends with the end of its last frame, so that it lasts as long as before.
  const last = Math.min(scale(frameEnd + 1) - 1, most);
  return { ...placeOfFrame(first, to.grid), ...(last > first ? { frameEnd: last } : {}) };
}

/** Counts frames of one rate in another one, to the nearest frame. */
const scaleOf = (from: FrameRate, to: FrameRate) => (frames: number) =>
  Math.round((frames * from.den * to.num) / (from.num * to.den));
