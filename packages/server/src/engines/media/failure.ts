import type { RunResult } from './run.ts';

const SAYINGS: readonly [RegExp, string][] = [
  [
    /moov atom not found/i,
    'The file is incomplete: its index (moov atom) is missing, so the export or upload was cut off.',
  ],
  [/does not contain any stream|could not find codec parameters/i, 'The file has no readable picture or sound.'],
  [
    /decoder .*not found|unknown decoder|no decoder|Decoding requested, but no decoder/i,
    'The file uses a codec that can’t be decoded here.',
  ],
  [/encrypt|drm/i, 'The file is encrypted, so it can’t be read.'],
  [
    /invalid data|error while decoding|header missing|not on whitelist/i,
    'The file is damaged or is not what its type says.',
  ],
  [/partial file|end of file|unexpected eof/i, 'The file is incomplete: its end is missing.'],
];

export const tooSlow = 'Reading the file took too long and was stopped.';
export const endedEarly = 'Reading the file failed: it is damaged or needs too much memory.';
export const outOfRoom = 'The disk is full.';

/**
 * What is wrong with a file, in one sentence for people. Throws when the file is not at fault: a missing program, a
 * full disk, a run that took too long.
 */
export function reasonOf(result: Extract<RunResult, { ok: false }>): string {
  if (result.why === 'missing') throw new Error('The media tool ffmpeg could not be started.');
  if (result.why === 'timed out') throw new Error(tooSlow);
  if (/no space left/i.test(result.stderr)) throw new Error(outOfRoom);
  if (/cannot allocate memory/i.test(result.stderr)) return 'Reading the file needs too much memory.';
  for (const [pattern, sentence] of SAYINGS) if (pattern.test(result.stderr)) return sentence;
  return 'The file could not be read.';
}
