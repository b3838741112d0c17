import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileMetadata, framesToTimecode, isDropFrame, shiftTimecode } from '@pavilion/domain/files';
import { clipArgs } from './commands.ts';
import { reasonOf } from './failure.ts';
import { probeFile } from './probe.ts';
import { run } from './run.ts';
import type { MediaTools } from './tools.ts';

/** Upper bound: above the bit rate of the busiest picture in the size that cameras record. */
const BYTES_PER_SECOND = 60_000_000;

export interface ClipRequest {
  /** Path of the recording. */
  path: string;
  /** First frame of the clip, counted from the recording's first frame. */
  inFrame: number;
  /** Length in frames; when the out frame is part of the clip, `outFrame - inFrame + 1`. */
  frames: number;
  /** Path of the finished MP4. */
  output: string;
  /** Timecode of the recording's first frame, if set by hand. Default: the file's own, else 00:00:00:00. */
  timecodeStart?: string;
}

export type ClipResult = { broken?: undefined; metadata: FileMetadata } | { broken: string };

/**
 * Cuts a clip to the exact frame, with its own timecode, and then counts the frames written. A recording that can't be
 * cut is a result; a fault of this machine, or an abort, throws.
 */
export async function cutClip(
  tools: MediaTools,
  request: ClipRequest,
  options: { signal?: AbortSignal; onProgress?: (percent: number) => void } = {},
): Promise<ClipResult> {
  const { signal, onProgress } = options;
  const probed = await probeFile(tools, request.path, signal);
  if (!probed.ok) return { broken: probed.reason };
  const { source, metadata } = probed;
  if (source.video === null || source.rate === null) return { broken: 'The recording has no video to cut.' };
  const available = (metadata.frames ?? 0) - request.inFrame;
  if (request.inFrame < 0 || request.frames < 1 || available < 1)
    return { broken: 'The marks lie outside the recording.' };
  const frames = Math.min(request.frames, available);

  const start = request.timecodeStart ?? metadata.timecode ?? '00:00:00:00';
  const timecode =
    shiftTimecode(start, request.inFrame, source.rate) ??
    framesToTimecode(request.inFrame, source.rate, { dropFrame: isDropFrame(start) });
  const part = join(dirname(request.output), `.${randomUUID()}.part.mp4`);
  try {
    const result = await run(
      tools.ffmpeg.path,
      clipArgs(source, { inFrame: request.inFrame, frames, timecode }, part),
      {
        signal,
        prlimit: tools.prlimit,
        timeoutMs: 6 * 3_600_000,
        outputBytes: (frames / (source.rate.num / source.rate.den)) * BYTES_PER_SECOND + 256 * 1024 ** 2,
        stallMs: 300_000,
        expect: { frames },
        ...(onProgress ? { onPercent: onProgress } : {}),
      },
    );
    if (!result.ok) return { broken: reasonOf(result) };
    const written = await probeFile(tools, part, signal);
    if (!written.ok) throw new Error('The finished clip can’t be read back.');
    // The recording's own frame count may be an estimate near its end; anywhere else a difference means a wrong cut.
    const missing = frames - (written.metadata.frames ?? 0);
    const nearEnd = request.inFrame + frames >= (metadata.frames ?? 0) - 2;
    if (missing !== 0 && !(nearEnd && missing > 0 && missing <= 2)) {
      const lost = missing === 1 ? '1 frame is' : `${Math.abs(missing)} frames are`;
      return { broken: `The recording is damaged between the marks: ${lost} missing.` };
    }
    await rename(part, request.output);
    return { metadata: written.metadata };
  } finally {
    await rm(part, { force: true });
  }
}
