import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileMetadata, FrameRate } from '@pavilion/domain/files';
import type { Size } from './commands.ts';
import { reasonOf } from './failure.ts';
import { joinArgs, pieceArgs } from './join-commands.ts';
import { probeFile } from './probe.ts';
import { run } from './run.ts';
import type { MediaTools } from './tools.ts';

/** Upper bounds for a file that ffmpeg writes: above the bit rate of the busiest picture, and of stereo sound. */
const BYTES_PER_SECOND = 60_000_000;
/** Stereo of 16 bits at 48 kHz. */
const SAMPLE_BYTES = 4;
const SAMPLES_PER_SECOND = 48_000;
const HOURS_6 = 6 * 3_600_000;

export interface JoinedPart {
  /** Makes the recording available as a local file while `work` runs. */
  withLocal: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  name: string;
  inFrame: number;
  /** Length in frames of the recording. */
  frames: number;
  /** Length in frames of the film. */
  filmFrames: number;
}

export interface JoinRequest {
  parts: readonly JoinedPart[];
  rate: FrameRate;
  size: Size;
  /** Timecode of the film's first frame. */
  timecode: string;
  /** Path of the finished MP4, in a folder for the work. */
  output: string;
}

export type JoinResult = { broken?: undefined; metadata: FileMetadata } | { broken: string };

/**
 * Joins clips of recordings to one film, each to the exact frame. Every part is encoded alike, as bare pictures and bare samples,
 * and these are put one behind the other: no container rounds the ends, so picture and sound stay together over any number of parts.
 */
export async function joinClips(
  tools: MediaTools,
  request: JoinRequest,
  options: { signal?: AbortSignal; onProgress?: (percent: number) => void } = {},
): Promise<JoinResult> {
  const { parts, rate, output } = request;
  const { signal, onProgress } = options;
  const folder = dirname(output);
  const whole = randomUUID();
  const [video, audio] = [join(folder, `${whole}.h264`), join(folder, `${whole}.pcm`)];
  const piece = { video: join(folder, `${whole}.piece.h264`), audio: join(folder, `${whole}.piece.pcm`) };
  const total = parts.reduce((sum, { filmFrames }) => sum + filmFrames, 0);
  let done = 0;
  let hasSound = false;
  try {
    for (const part of parts) {
      // Counted from the film's beginning, so that rounding to whole samples does not add up.
      const samples = samplesAt(done + part.filmFrames, rate) - samplesAt(done, rate);
      const before = done;
      const made = await part.withLocal((path) =>
        makePiece(tools, { path, part, samples, piece, request }, signal, (percent) =>
          onProgress?.(Math.min(99, Math.floor(((before + (part.filmFrames * percent) / 100) / total) * 100))),
        ),
      );
      if ('broken' in made) return { broken: `${part.name}: ${made.broken}` };
      await append(piece.video, video);
      if (made.sound) await append(piece.audio, audio);
      else await pipeline(silence(samples), createWriteStream(audio, { flags: 'a' }));
      hasSound ||= made.sound;
      done += part.filmFrames;
    }
    const result = await run(
      tools.ffmpeg.path,
      joinArgs({ video, audio: hasSound ? audio : null, rate, timecode: request.timecode, output }),
      { signal, prlimit: tools.prlimit, timeoutMs: HOURS_6, outputBytes: bytesFor(total, rate) },
    );
    if (!result.ok) throw new Error(reasonOf(result));
    const written = await probeFile(tools, output, signal);
    if (!written.ok) throw new Error('The finished film can’t be read back.');
    if (written.metadata.frames !== total)
      throw new Error(`${written.metadata.frames} of ${total} frames were written.`);
    return { metadata: written.metadata };
  } finally {
    await Promise.all([video, audio, ...Object.values(piece)].map((path) => rm(path, { force: true })));
  }
}

interface PieceWork {
  path: string;
  part: JoinedPart;
  samples: number;
  piece: { video: string; audio: string };
  request: JoinRequest;
}

async function makePiece(
  tools: MediaTools,
  { path, part, samples, piece, request }: PieceWork,
  signal: AbortSignal | undefined,
  onPercent: (percent: number) => void,
): Promise<{ sound: boolean } | { broken: string }> {
  const probed = await probeFile(tools, path, signal);
  if (!probed.ok) return { broken: probed.reason };
  const { source, metadata } = probed;
  if (source.video === null || source.rate === null || source.size === null)
    return { broken: 'The recording has no picture.' };
  if (part.inFrame + part.frames > (metadata.frames ?? 0) + 2)
    return { broken: 'The marks lie outside the recording.' };
  const { rate, size } = request;
  const result = await run(tools.ffmpeg.path, pieceArgs(source, { ...part, rate, size, samples }, piece), {
    signal,
    prlimit: tools.prlimit,
    timeoutMs: HOURS_6,
    stallMs: 300_000,
    outputBytes: bytesFor(part.filmFrames, rate),
    expect: { frames: part.filmFrames },
    onPercent,
  });
  if (!result.ok) return { broken: reasonOf(result) };
  const sound = source.audio !== null && (await stat(piece.audio)).size === samples * SAMPLE_BYTES;
  return { sound };
}

const bytesFor = (frames: number, rate: FrameRate) =>
  ((frames * rate.den) / rate.num) * BYTES_PER_SECOND + 256 * 1024 ** 2;

const samplesAt = (frames: number, rate: FrameRate) => Math.round((frames * rate.den * SAMPLES_PER_SECOND) / rate.num);

const append = (from: string, to: string) => pipeline(createReadStream(from), createWriteStream(to, { flags: 'a' }));

function silence(samples: number): Readable {
  const second = Buffer.alloc(SAMPLES_PER_SECOND * SAMPLE_BYTES);
  function* bytes() {
    for (let left = samples * SAMPLE_BYTES; left > 0; left -= second.length) yield second.subarray(0, left);
  }
  return Readable.from(bytes());
}
