// Writes the graphics of a stream to standard output, one raw frame after the other, for ffmpeg, whose reading sets the pace.
// They are in a file that is replaced as a whole; while there is none, the frames are transparent.
//   node graphics-frames.mjs PATH BYTES
import { readFileSync, statSync } from 'node:fs';

const [path, bytes] = process.argv.slice(2);
const transparent = Buffer.alloc(Number(bytes));
let known;
let frame = transparent;

/** The frame to show now. A file of another size is not complete, or not of this stream. */
function frameNow() {
  const { ino, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const state = `${ino} ${mtimeMs}`;
  if (state === known) return frame;
  known = state;
  if (ino === undefined) return transparent;
  try {
    const read = readFileSync(path);
    return read.length === transparent.length ? read : transparent;
  } catch {
    return transparent;
  }
}

function write() {
  frame = frameNow();
  process.stdout.write(frame, (error) => !error && write());
}

// ffmpeg has ended.
process.stdout.on('error', () => process.exit(0));
write();
