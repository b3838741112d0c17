import type { Reading } from '../reading.ts';

const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;
const worded = /^(?:(\d+)\s*h(?:ours?|rs?)?)?\s*(?:(\d+)\s*m(?:in(?:ute)?s?)?)?\s*(?:(\d+)\s*s(?:ec(?:ond)?s?)?)?$/;
const mostSeconds = 100 * 3_600 - 1;

/**
 * Reads a typed duration (`30`, `30s`, `1 min 30 s`, `1:30`) as `00:30` or `01:30:00`. A number without a unit is in seconds.
 */
export function readTypedDuration(text: string): Reading<string> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { kind: 'empty' };
  const seconds = /^\d+$/.test(typed) ? Number(typed) : secondsOf(clock.exec(typed) ?? worded.exec(typed));
  if (!(seconds > 0 && seconds <= mostSeconds)) {
    return { kind: 'wrong', message: `“${text.trim()}” is not a duration. Type minutes and seconds, such as 00:30.` };
  }
  return { kind: 'clear', value: written(seconds) };
}

const secondsOf = (parts: RegExpExecArray | null): number =>
  parts ? Number(parts[1] ?? 0) * 3_600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0) : Number.NaN;

function written(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
