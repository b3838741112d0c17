import { stat } from 'node:fs/promises';
import { probeArgs } from './commands.ts';
import { describeMedia, type ProbedMedia, probeAnswer } from './describe-media.ts';
import { reasonOf } from './failure.ts';
import { isMp4Truncated } from './mp4-boxes.ts';
import { run } from './run.ts';
import type { MediaTools } from './tools.ts';

export type ProbeResult = ({ ok: true } & ProbedMedia) | { ok: false; reason: string };

/** Reads the metadata of a video or sound file; an unusable file gives a reason in words. */
export async function probeFile(tools: MediaTools, path: string, signal?: AbortSignal): Promise<ProbeResult> {
  const { size } = await stat(path);
  if (size === 0) return { ok: false, reason: 'The file is empty (0 bytes).' };
  const result = await run(tools.ffprobe.path, probeArgs(path), { signal, prlimit: tools.prlimit });
  if (!result.ok) return { ok: false, reason: reasonOf(result) };
  const parsed = probeAnswer.safeParse(JSON.parse(result.stdout));
  if (!parsed.success) throw new Error('ffprobe gave an unexpected answer.');

  const media = describeMedia(parsed.data, path, size);
  if (media.source.video === null && media.source.audio === null) {
    return { ok: false, reason: 'The file has neither picture nor sound.' };
  }
  if (!parsed.data.format.format_name.includes('mp4')) return { ok: true, ...media };
  if (await isMp4Truncated(path)) return { ok: false, reason: 'The file is incomplete: its end is missing.' };
  return { ok: true, ...media };
}
