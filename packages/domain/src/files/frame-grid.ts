import type { FileMetadata } from './metadata.ts';
import {
  type FrameRate,
  frameOfSeconds,
  framesToTimecode,
  isDropFrame,
  parseFrameRate,
  secondsOfFrame,
} from './timecode.ts';

/** How the frames of a film are counted, placed in time and labelled. */
export interface FrameGrid {
  rate: FrameRate;
  /** Frame 0 carries the label of this count. */
  startFrame: number;
  /** Time of frame 0 on the player's clock, in seconds. */
  startSeconds: number;
  dropFrame: boolean;
  /** Number of frames, where it is known. */
  frames?: number;
}

/** The grid of a file; null where it has no frames (sound alone, not yet read). */
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

/** The timecode that a frame, counted from 0, bears in the source. */
export const frameLabel = (frame: number, grid: FrameGrid): string =>
  framesToTimecode(grid.startFrame + frame, grid.rate, { dropFrame: grid.dropFrame });

/** The last frame, counted from 0: N frames end with frame N − 1. Infinity where their number is not known. */
export const lastFrame = (grid: FrameGrid): number =>
  grid.frames === undefined ? Number.POSITIVE_INFINITY : Math.max(0, grid.frames - 1);

/** The frame on screen at a time of the player's clock; at the film's end, and after it, the last one stays. */
export const frameAt = (seconds: number, grid: FrameGrid): number =>
  Math.min(frameOfSeconds(seconds, grid.rate, grid.startSeconds), lastFrame(grid));

/** The middle of a frame: where to seek, so that this frame and not the one before is shown. */
export const secondsOf = (frame: number, grid: FrameGrid): number =>
  secondsOfFrame(frame, grid.rate, grid.startSeconds);

/**
 * The frames from a first to a last one, both of them seen: the out point belongs to the range (see the glossary). Every
 * length of clips and ranges is counted here. 0 where the last comes before the first.
 */
export const framesBetween = (first: number, last: number): number => Math.max(0, last - first + 1);
