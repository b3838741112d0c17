import type { Config } from '../../config.ts';
import { findMediaTools, type MediaToolsReport } from './index.ts';

const found = new WeakMap<Config, Promise<MediaToolsReport>>();

/** The ffmpeg for these settings; found once per process. */
export function mediaTools(config: Config): Promise<MediaToolsReport> {
  const known = found.get(config);
  if (known) return known;
  const { FFMPEG_PATH: _, ...env } = process.env;
  const looking = findMediaTools(config.ffmpeg === 'ffmpeg' ? env : { ...env, FFMPEG_PATH: config.ffmpeg });
  found.set(config, looking);
  return looking;
}
