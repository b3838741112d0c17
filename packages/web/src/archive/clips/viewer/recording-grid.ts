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

/** The frames of a recording, labelled from the timecode that an archivist has set, where one has. */
export function recordingGrid(metadata: FileMetadata | undefined): FrameGrid | null {
  const grid = frameGridOf(metadata);
  const set = metadata?.timecodeStart;
  const startFrame = grid && set ? timecodeToFrames(set, grid.rate) : null;
  return grid && set && startFrame !== null ? { ...grid, startFrame, dropFrame: isDropFrame(set) } : grid;
}

/** The mark of the picture at a time of the player's clock. */
export const markAt = (seconds: number, grid: FrameGrid | null): number =>
  grid ? markOfFrame(frameAt(seconds, grid), grid.rate) : seconds;

/** Where to seek for a mark. */
export const secondsOfMark = (mark: number, grid: FrameGrid | null): number =>
  grid ? secondsOf(frameOfMark(mark, grid.rate), grid) : mark;

/** A mark as people read it. */
export const markLabel = (mark: number, grid: FrameGrid | null): string =>
  grid ? frameLabel(frameOfMark(mark, grid.rate), grid) : clockLabel(mark);
