import { framesBetween } from '../../files/frame-grid.ts';
import type { FileMetadata } from '../../files/metadata.ts';
import {
  type FrameRate,
  frameOfSeconds,
  frameStartSeconds,
  framesToTimecode,
  isDropFrame,
  shiftTimecode,
} from '../../files/timecode.ts';
import type { ArchiveEvent } from '../documents.ts';

type Marks = Pick<ArchiveEvent, 'tcIn' | 'tcOut'>;

/** A mark in seconds from the recording's first frame: the beginning of the frame on screen. */
export const markOfFrame = (frame: number, rate: FrameRate): number => frameStartSeconds(frame, rate);

/** The frame that a mark means. Marks of feeds need not lie on a frame's beginning. */
export const frameOfMark = (seconds: number, rate: FrameRate): number => frameOfSeconds(seconds, rate);

/** First frame and length of a clip: the frame seen at the out point belongs to it. Null without both marks. */
export function clipFrames({ tcIn, tcOut }: Marks, rate: FrameRate): { inFrame: number; frames: number } | null {
  if (tcIn === undefined || tcOut === undefined) return null;
  const inFrame = frameOfMark(tcIn, rate);
  const frames = framesBetween(inFrame, frameOfMark(tcOut, rate));
  return frames > 0 ? { inFrame, frames } : null;
}

/** Why these marks make no clip, or null (ARC-106). */
export function refuseMarks({ tcIn, tcOut }: Marks): string | null {
  if (tcIn === undefined || tcOut === undefined) return 'Set the in point and the out point first.';
  return tcOut < tcIn ? 'The out point has to come after the in point.' : null;
}

/** The rate at which marks are counted where a recording says none. */
export const usualRate: FrameRate = { num: 25, den: 1 };

/** How long the clip of these marks is, in seconds: as many frames as are cut. 0 where a mark is missing. */
export const clipSeconds = (marks: Marks, rate: FrameRate = usualRate): number =>
  frameStartSeconds(clipFrames(marks, rate)?.frames ?? 0, rate);

/** ARC-115 */
export function selectionSummary(events: readonly Marks[], rate?: FrameRate): string {
  const seconds = Math.round(events.reduce((sum, event) => sum + clipSeconds(event, rate), 0));
  return `${events.length} clips for a duration of ${seconds} seconds`;
}

/** ARC-117: the run-up belongs to a preview. */
export const previewLeadIn = 8;

/** Where the preview of a clip begins, in seconds of its recording (ARC-117). */
export const previewStart = (tcIn: number): number => Math.max(0, tcIn - previewLeadIn);

/** The timecode that a recording carries at a mark: counted from what an archivist has set, else from the file's own. */
export function markTimecode(
  seconds: number,
  metadata: Pick<FileMetadata, 'frameRate' | 'timecode' | 'timecodeStart'> | undefined,
): string {
  const rate = metadata?.frameRate ?? usualRate;
  const start = metadata?.timecodeStart ?? metadata?.timecode ?? '00:00:00:00';
  const frame = frameOfMark(seconds, rate);
  return shiftTimecode(start, frame, rate) ?? framesToTimecode(frame, rate, { dropFrame: isDropFrame(start) });
}
