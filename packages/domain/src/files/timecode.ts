/**
 * Frames per second as an exact fraction: 30000/1001 is not 30, and rounding it once costs a frame within a minute.
 */
export interface FrameRate {
  readonly num: number;
  readonly den: number;
}

/**
 * Clocks of players report microseconds or milliseconds, often cut off; within this a time still belongs to the later frame. A
 * little more than a millisecond, since a number just below one that was meant is cut off by a whole one.
 */
const CLOCK_SLACK_SECONDS = 0.0011;

const TIMECODE = /^(\d{2}):([0-5]\d):([0-5]\d)([:;.])(\d{2,3})$/;

/**
 * Reads a frame rate as media tools write it: `25`, `25/1`, `30000/1001`.
 * Returns null for anything that is not a positive fraction (`0/0` means "no rate").
 */
export function parseFrameRate(text: string): FrameRate | null {
  const match = /^(\d+)(?:\/(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const num = Number(match[1]);
  const den = Number(match[2] ?? 1);
  return num > 0 && den > 0 ? { num, den } : null;
}

/** The number of frame labels in one timecode second: 30 for 30000/1001. */
export function nominalRate(rate: FrameRate): number {
  return Math.max(1, Math.round(rate.num / rate.den));
}

/** Whether drop-frame counting exists at this rate: only at multiples of 30000/1001. */
export function allowsDropFrame(rate: FrameRate): boolean {
  return rate.num * 1001 === nominalRate(rate) * 1000 * rate.den && nominalRate(rate) % 30 === 0;
}

/** Whether a timecode is written as drop-frame, which its last separator says (`;` or `.`). */
export function isDropFrame(timecode: string): boolean {
  return /[;.]\d+$/.test(timecode);
}

/**
 * The timecode label of a frame count, `HH:MM:SS:FF`, or `HH:MM:SS;FF` in drop-frame counting. Wraps at 24 hours, as
 * recorders do; a negative count wraps backwards. Drop-frame is ignored at rates that do not have it.
 */
export function framesToTimecode(frames: number, rate: FrameRate, options: { dropFrame?: boolean } = {}): string {
  const nominal = nominalRate(rate);
  const drop = options.dropFrame === true && allowsDropFrame(rate);
  const dropped = drop ? nominal / 15 : 0;
  const perMinute = nominal * 60 - dropped;
  const perTenMinutes = nominal * 600 - 9 * dropped;
  const perDay = perTenMinutes * 144;

  let label = ((Math.floor(frames) % perDay) + perDay) % perDay;
  if (drop) {
    const tens = Math.floor(label / perTenMinutes);
    const rest = label % perTenMinutes;
    // The first minute of each ten keeps all its labels, so the skipped ones are counted from the second minute on.
    const minutes = rest < nominal * 60 ? 0 : 1 + Math.floor((rest - nominal * 60) / perMinute);
    label += dropped * (9 * tens + minutes);
  }
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(label / nominal);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}${drop ? ';' : ':'}${two(label % nominal)}`;
}

/**
 * The frame count of a timecode label; `;` before the frames means drop-frame counting.
 * Returns null when the label is malformed or does not exist at this rate (frame 25 at 25 fps, `00:01:00;00`).
 */
export function timecodeToFrames(timecode: string, rate: FrameRate): number | null {
  const match = TIMECODE.exec(timecode.trim());
  if (!match) return null;
  const [hours, minutes, seconds, frame] = [match[1], match[2], match[3], match[5]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const nominal = nominalRate(rate);
  if (hours > 23 || frame >= nominal) return null;
  const label = ((hours * 60 + minutes) * 60 + seconds) * nominal + frame;
  if (!isDropFrame(timecode) || !allowsDropFrame(rate)) return label;
  const dropped = nominal / 15;
  if (minutes % 10 !== 0 && seconds === 0 && frame < dropped) return null;
  const totalMinutes = hours * 60 + minutes;
  return label - dropped * (totalMinutes - Math.floor(totalMinutes / 10));
}

/**
 * A timecode moved by a number of frames, in the same counting. Returns null when the timecode is not valid at this rate.
 */
export function shiftTimecode(timecode: string, frames: number, rate: FrameRate): string | null {
  const start = timecodeToFrames(timecode, rate);
  return start === null ? null : framesToTimecode(start + frames, rate, { dropFrame: isDropFrame(timecode) });
}

/**
 * The frame (counted from 0) that is on screen at a time in seconds.
 * `startSeconds` is the time of the first frame on the player's clock; see `startSeconds` of the file's metadata.
 */
export function frameOfSeconds(seconds: number, rate: FrameRate, startSeconds = 0): number {
  return Math.max(0, Math.floor(((seconds - startSeconds + CLOCK_SLACK_SECONDS) * rate.num) / rate.den));
}

/**
 * The middle of a frame in seconds: the time to seek a player to, because a seek to a frame's exact start may show the
 * frame before it.
 */
export function secondsOfFrame(frame: number, rate: FrameRate, startSeconds = 0): number {
  return startSeconds + ((2 * frame + 1) * rate.den) / (2 * rate.num);
}

/** The time in seconds at which a frame begins; also the length in seconds of that many frames. */
export function frameStartSeconds(frame: number, rate: FrameRate, startSeconds = 0): number {
  return startSeconds + (frame * rate.den) / rate.num;
}
