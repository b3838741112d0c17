const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A file size in 1024-based units (ARC-015): `812 bytes`, `4.2 MB`. */
export function sizeLabel(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** Size of a file; zero or missing means it was never read (ARC-016). */
export const fileSizeLabel = (bytes: number | null | undefined): string => (bytes ? sizeLabel(bytes) : 'Unknown');

/** Seconds as a clock: `0:07`, `12:34`, `1:02:03`. */
export function durationLabel(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Length of a film: as `durationLabel`, with tenths below 10 s, so that no clip seems empty (`0:00.4`). */
export function lengthLabel(seconds: number): string {
  const tenths = Math.max(0, Math.round(seconds * 10));
  return tenths < 100 && tenths % 10 ? `0:0${(tenths / 10).toFixed(1)}` : durationLabel(seconds);
}

/** Seconds as a clock with hours, for times in the match archive (ARC-014): `00:12:34`. */
export function clockLabel(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return [whole / 3_600, (whole / 60) % 60, whole % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** Length of a film in the match archive: as `clockLabel`, with tenths below 1 s, so that no clip seems empty (`00:00:00.4`). */
export function clockLengthLabel(seconds: number): string {
  const tenths = Math.max(1, Math.round(seconds * 10));
  return seconds > 0 && tenths < 10 ? `00:00:00.${tenths}` : clockLabel(seconds);
}
