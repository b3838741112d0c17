import type { FileMetadata } from './metadata.ts';
import {
  type FrameRate,
  frameOfSeconds,
  framesToTimecode,
  isDropFrame,
  parseFrameRate,
  secondsOfFrame,
  timecodeToFrames,
} from './timecode.ts';

/** How the frames of a film are counted, placed in time and labelled. */
export interface FrameGrid {
  rate: FrameRate;
  /** Frame 0 carries the label of this count. */
  startFrame: number;
  /** Time of frame 0 on the player's clock, in seconds. */
  startSeconds: number;
  dropFrame: boolean;
  /** Number of frames, if known. */
  frames?: number;
}

/** The grid of a file; null without frames (sound only, or not yet read). */
export function frameGridOf(metadata: Partial<FileMetadata> | undefined): FrameGrid | null {
  const rate = metadata?.frameRate ?? parseFrameRate(metadata?.avg_frame_rate ?? '');
  if (!rate) return null;
  return {
    rate,
    startFrame: metadata?.startFrame ?? 0,
    startSeconds: metadata?.startSeconds ?? 0,
    dropFrame: isDropFrame(metadata?.timecode ?? metadata?.timecodeStart ?? ''),
    ...(metadata?.frames ? { frames: metadata.frames } : {}),
  };
}

/** The timecode of a frame (counted from 0) in the source. */
export const frameLabel = (frame: number, grid: FrameGrid): string =>
  framesToTimecode(grid.startFrame + frame, grid.rate, { dropFrame: grid.dropFrame });

/**
 * The frame (counted from 0) of a timecode as people type it: with or without separators (`10:00:03:00`, `10000300`), in the
 * film's own counting. Null if it is no timecode at this rate. May lie outside the film.
 */
export function frameOfTyped(text: string, grid: FrameGrid): number | null {
  const parts = /^(\d\d)\D?(\d\d)\D?(\d\d)\D?(\d{2,3})$/.exec(text.trim());
  if (!parts) return null;
  const [, hours, minutes, seconds, frame] = parts;
  const label = `${hours}:${minutes}:${seconds}${grid.dropFrame ? ';' : ':'}${frame}`;
  const counted = timecodeToFrames(label, grid.rate);
  return counted === null ? null : counted - grid.startFrame;
}

/** Length of a number of frames, in the form of a timecode, so that it stands beside positions. */
export const framesLabel = (frames: number, { rate, dropFrame }: Pick<FrameGrid, 'rate' | 'dropFrame'>): string =>
  framesToTimecode(frames, rate, { dropFrame });

/** Length of a film of this grid that lasts some seconds. */
export const lengthOnGrid = (seconds: number, grid: FrameGrid): string =>
  framesLabel(grid.frames ?? Math.round((seconds * grid.rate.num) / grid.rate.den), grid);

/** The last frame, counted from 0: N frames end with frame N − 1. Infinity if their number is unknown. */
export const lastFrame = (grid: FrameGrid): number =>
  grid.frames === undefined ? Number.POSITIVE_INFINITY : Math.max(0, grid.frames - 1);

/** The frame on screen at a time on the player's clock; the last frame from the film's end on. */
export const frameAt = (seconds: number, grid: FrameGrid): number =>
  Math.min(frameOfSeconds(seconds, grid.rate, grid.startSeconds), lastFrame(grid));

/** The middle of a frame. A seek to its start may show the frame before. */
export const secondsOf = (frame: number, grid: FrameGrid): number =>
  secondsOfFrame(frame, grid.rate, grid.startSeconds);

/**
 * Number of frames from the first to the last, both included: the out point belongs to the range (see the glossary). Every
 * length of clips and ranges is counted here. 0 if the last comes before the first.
 */
export const framesBetween = (first: number, last: number): number => Math.max(0, last - first + 1);
