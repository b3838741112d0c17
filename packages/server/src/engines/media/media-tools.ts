import type { Config } from '../../config.ts';
import { findMediaTools, type MediaToolsReport } from './index.ts';

/** Programs can be installed, removed and broken while the server runs. */
const keptMs = 30_000;

const found = new WeakMap<Config, { at: number; report: Promise<MediaToolsReport> }>();

/** The ffmpeg and ffprobe for these settings, as found in the last half minute; `anew` looks again now. */
export function mediaTools(config: Config, { anew = false } = {}): Promise<MediaToolsReport> {
  const known = found.get(config);
  if (known && !anew && performance.now() - known.at < keptMs) return known.report;
  const { FFMPEG_PATH: _, FFPROBE_PATH: __, ...env } = process.env;
  const report = findMediaTools({
    ...env,
    ...(config.ffmpeg === 'ffmpeg' ? {} : { FFMPEG_PATH: config.ffmpeg }),
    ...(config.ffprobe === 'ffprobe' ? {} : { FFPROBE_PATH: config.ffprobe }),
  });
  found.set(config, { at: performance.now(), report });
  return report;
}
