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
import { type ProbeResult, probeFile } from './probe.ts';
import { run } from './run.ts';
import type { MediaTools } from './tools.ts';

/** Upper bounds for a file that ffmpeg writes: above the bit rate of the busiest picture, and of stereo sound. */
const BYTES_PER_SECOND = 60_000_000;
/** Stereo of 16 bits at 48 kHz. */
const SAMPLE_BYTES = 4;
const SAMPLES_PER_SECOND = 48_000;
const HOURS_6 = 6 * 3_600_000;

/** A recording from which parts are taken. */
export interface JoinSource {
  id: string;
  name: string;
  /** Makes it available as a local file while `work` runs: a store may have to send all of it. */
  withLocal: <T>(work: (path: string) => Promise<T>) => Promise<T>;
}

export interface JoinedPart {
  source: JoinSource;
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

interface JoinOptions {
  signal?: AbortSignal;
  onProgress?: (percent: number) => void;
}

/** A part as bare pictures and bare samples. */
interface Piece {
  part: JoinedPart;
  video: string;
  audio: string;
  /** Length of its sound in samples. */
  samples: number;
  hasSound?: boolean;
}

/**
 * Joins clips of recordings to one film, each to the exact frame. Every part is encoded alike, as bare pictures and bare samples,
 * and these are put one behind the other: no container rounds the ends, so picture and sound stay together over any number of parts.
 * The parts of a recording are made one after the other, wherever they stand in the film, so that it is fetched once.
 */
export async function joinClips(
  tools: MediaTools,
  request: JoinRequest,
  options: JoinOptions = {},
): Promise<JoinResult> {
  const { rate, output, timecode } = request;
  const whole = join(dirname(output), randomUUID());
  const [video, audio] = [`${whole}.h264`, `${whole}.pcm`];
  const pieces = piecesOf(request, whole);
  const total = pieces.reduce((sum, { part }) => sum + part.filmFrames, 0);
  try {
    const broken = await makePieces(tools, request, pieces, options);
    if (broken) return { broken };
    for (const piece of pieces) {
      await append(piece.video, video);
      if (piece.hasSound) await append(piece.audio, audio);
      else await pipeline(silence(piece.samples), createWriteStream(audio, { flags: 'a' }));
    }
    const hasSound = pieces.some((piece) => piece.hasSound);
    const result = await run(
      tools.ffmpeg.path,
      joinArgs({ video, audio: hasSound ? audio : null, rate, timecode, output }),
      { signal: options.signal, prlimit: tools.prlimit, timeoutMs: HOURS_6, outputBytes: bytesFor(total, rate) },
    );
    if (!result.ok) throw new Error(reasonOf(result));
    const written = await probeFile(tools, output, options.signal);
    if (!written.ok) throw new Error('The finished film can’t be read back.');
    if (written.metadata.frames !== total)
      throw new Error(`${written.metadata.frames} of ${total} frames were written.`);
    return { metadata: written.metadata };
  } finally {
    const made = pieces.flatMap((piece) => [piece.video, piece.audio]);
    await Promise.all([video, audio, ...made].map((path) => rm(path, { force: true })));
  }
}

function piecesOf({ parts, rate }: JoinRequest, whole: string): Piece[] {
  let before = 0;
  return parts.map((part, at) => {
    const after = before + part.filmFrames;
    // Counted from the film's beginning, so that rounding to whole samples does not add up.
    const samples = samplesAt(after, rate) - samplesAt(before, rate);
    before = after;
    return { part, video: `${whole}.${at}.h264`, audio: `${whole}.${at}.pcm`, samples };
  });
}

/** Returns what is wrong with a recording, in a sentence. */
async function makePieces(
  tools: MediaTools,
  request: JoinRequest,
  pieces: readonly Piece[],
  { signal, onProgress }: JoinOptions,
): Promise<string | undefined> {
  const total = pieces.reduce((sum, { part }) => sum + part.filmFrames, 0);
  let done = 0;
  const sources = new Map(pieces.map(({ part }) => [part.source.id, part.source]));
  for (const { id, name, withLocal } of sources.values()) {
    const own = pieces.filter(({ part }) => part.source.id === id);
    const broken = await withLocal(async (path) => {
      const probed = await probeFile(tools, path, signal);
      if (!probed.ok) return probed.reason;
      for (const piece of own) {
        const { filmFrames } = piece.part;
        const fault = await makePiece(tools, request, piece, probed, signal, (percent) =>
          onProgress?.(Math.min(99, Math.floor(((done + (filmFrames * percent) / 100) / total) * 100))),
        );
        if (fault) return fault;
        done += filmFrames;
      }
      return undefined;
    });
    if (broken) return `${name}: ${broken}`;
  }
  return undefined;
}

async function makePiece(
  tools: MediaTools,
  { rate, size }: JoinRequest,
  piece: Piece,
  { source, metadata }: Extract<ProbeResult, { ok: true }>,
  signal: AbortSignal | undefined,
  onPercent: (percent: number) => void,
): Promise<string | undefined> {
  const { part, samples } = piece;
  if (source.video === null || source.rate === null || source.size === null) return 'The recording has no picture.';
  if (part.inFrame + part.frames > (metadata.frames ?? 0) + 2) return 'The marks lie outside the recording.';
  const result = await run(tools.ffmpeg.path, pieceArgs(source, { ...part, rate, size, samples }, piece), {
    signal,
    prlimit: tools.prlimit,
    timeoutMs: HOURS_6,
    stallMs: 300_000,
    outputBytes: bytesFor(part.filmFrames, rate),
    expect: { frames: part.filmFrames },
    onPercent,
  });
  if (!result.ok) return reasonOf(result);
  piece.hasSound = source.audio !== null && (await stat(piece.audio)).size === samples * SAMPLE_BYTES;
  return undefined;
}

const bytesFor = (frames: number, rate: FrameRate) =>
  ((frames * rate.den) / rate.num) * BYTES_PER_SECOND + 256 * 1024 ** 2;

const samplesAt = (frames: number, rate: FrameRate) => Math.round((frames * rate.den * SAMPLES_PER_SECOND) / rate.num);

/** The piece goes as soon as it is in the film, which has no room for both. */
async function append(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flags: 'a' }));
  await rm(from);
}

function silence(samples: number): Readable {
  const second = Buffer.alloc(SAMPLES_PER_SECOND * SAMPLE_BYTES);
  function* bytes() {
    for (let left = samples * SAMPLE_BYTES; left > 0; left -= second.length) yield second.subarray(0, left);
  }
  return Readable.from(bytes());
}
