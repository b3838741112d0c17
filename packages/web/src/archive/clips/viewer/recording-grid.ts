import { frameOfMark, markOfFrame } from '@pavilion/domain/archive';
import {
  type FileMetadata,
  type FrameGrid,
  frameAt,
  frameGridOf,
  frameLabel,
  isDropFrame,
  secondsOf,
  timecodeToFrames,
} from '@pavilion/domain/files';
import { clockLabel } from '../../../kit/sizes.ts';

/** Frame grid of a recording, labelled from the timecode start set by an archivist, or else from the file's own. */
export function recordingGrid(metadata: FileMetadata | undefined): FrameGrid | null {
  const grid = frameGridOf(metadata);
  const set = metadata?.timecodeStart;
  const startFrame = grid && set ? timecodeToFrames(set, grid.rate) : null;
  return grid && set && startFrame !== null ? { ...grid, startFrame, dropFrame: isDropFrame(set) } : grid;
}

/** Mark of the frame at a player time. */
export const markAt = (seconds: number, grid: FrameGrid | null): number =>
  grid ? markOfFrame(frameAt(seconds, grid), grid.rate) : seconds;

/** Player time to seek to for a mark. */
export const secondsOfMark = (mark: number, grid: FrameGrid | null): number =>
  grid ? secondsOf(frameOfMark(mark, grid.rate), grid) : mark;

/** Mark as a timecode, or as a clock time without a frame grid. */
export const markLabel = (mark: number, grid: FrameGrid | null): string =>
  grid ? frameLabel(frameOfMark(mark, grid.rate), grid) : clockLabel(mark);
