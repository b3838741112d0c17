const PIECE = 64 * 1024;
const PIECES = 5;

/**
 * The byte ranges (`end` exclusive) whose SHA-256, in order, tells two files of equal name and size apart. The browser
 * hashes them before an upload, so that a re-exported file does not resume into a mix; the server checks them after it.
 */
export function sampleRanges(size: number): { start: number; end: number }[] {
  if (size <= PIECE * PIECES) return [{ start: 0, end: size }];
  return Array.from({ length: PIECES }, (_, n) => {
    const start = Math.floor(((size - PIECE) * n) / (PIECES - 1));
    return { start, end: start + PIECE };
  });
}
