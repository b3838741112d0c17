import { countWords } from '../../count-words.ts';
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

/** The mark of a frame: its start, in seconds from the first frame of the recording. */
export const markOfFrame = (frame: number, rate: FrameRate): number => frameStartSeconds(frame, rate);

/** The frame of a mark. Marks from feeds may lie between frame starts. */
export const frameOfMark = (seconds: number, rate: FrameRate): number => frameOfSeconds(seconds, rate);

/** First frame and length of a clip, including the frame at the out point. Null unless both marks are set, in order. */
export function clipFrames({ tcIn, tcOut }: Marks, rate: FrameRate): { inFrame: number; frames: number } | null {
  if (tcIn === undefined || tcOut === undefined) return null;
  const inFrame = frameOfMark(tcIn, rate);
  const frames = framesBetween(inFrame, frameOfMark(tcOut, rate));
  return frames > 0 ? { inFrame, frames } : null;
}

export const marksMissing = 'Set the in point and the out point first.';

/** Error if these marks make no clip, or null (ARC-106). */
export function refuseMarks({ tcIn, tcOut }: Marks): string | null {
  if (tcIn === undefined || tcOut === undefined) return marksMissing;
  return tcOut < tcIn ? 'The out point must come after the in point.' : null;
}

/** The mark that a clip still needs once one is set; '' otherwise. */
export function missingMark({ tcIn, tcOut }: Marks): string {
  if ((tcIn === undefined) === (tcOut === undefined)) return '';
  return tcIn === undefined ? 'Set In to mark a clip.' : 'Set Out to mark a clip.';
}

/** Frame rate for recordings whose own rate is unknown. */
export const usualRate: FrameRate = { num: 25, den: 1 };

/** Length of the clip of these marks in seconds, counted in whole frames. 0 if a mark is missing. */
export const clipSeconds = (marks: Marks, rate: FrameRate = usualRate): number =>
  frameStartSeconds(clipFrames(marks, rate)?.frames ?? 0, rate);

/** ARC-115 */
export function selectionSummary(events: readonly Marks[], rate?: FrameRate): string {
  const seconds = Math.round(events.reduce((sum, event) => sum + clipSeconds(event, rate), 0));
  return `${countWords(events.length, 'clip')} for a duration of ${countWords(seconds, 'second')}`;
}

/** Seconds that a preview starts before the in point, for the run-up (ARC-117). */
export const previewLeadIn = 8;

/** Start of a clip's preview, in seconds of the recording (ARC-117). */
export const previewStart = (tcIn: number): number => Math.max(0, tcIn - previewLeadIn);

/** Timecode of a recording at a mark, counted from the start set by an archivist, or else from the file's own. */
export function markTimecode(
  seconds: number,
  metadata: Pick<FileMetadata, 'frameRate' | 'timecode' | 'timecodeStart'> | undefined,
): string {
  const rate = metadata?.frameRate ?? usualRate;
  const start = metadata?.timecodeStart ?? metadata?.timecode ?? '00:00:00:00';
  const frame = frameOfMark(seconds, rate);
  return shiftTimecode(start, frame, rate) ?? framesToTimecode(frame, rate, { dropFrame: isDropFrame(start) });
}
