import type { Size } from './commands.ts';
import type { ProbedMedia } from './describe-media.ts';
import type { Sniffed } from './sniff.ts';

/** How a file becomes something that a page can show. */
export type Recipe = 'video' | 'audio' | 'image' | 'photoshop' | 'pdf' | 'none';

export const POSTER_BOX: Size = { width: 960, height: 540 };
export const STORYBOARD_TILE: Size = { width: 160, height: 90 };
export const IMAGE_PREVIEW_BOX: Size = { width: 2048, height: 2048 };

/** Still formats that browsers show directly. */
const SHOWN_IMAGES = new Set(['png', 'jpg', 'gif', 'webp', 'avif']);

export function recipeFor(sniffed: Sniffed): Recipe {
  if (sniffed.extension === 'psd' || sniffed.extension === 'psb') return 'photoshop';
  if (sniffed.extension === 'pdf') return 'pdf';
  if (sniffed.assetType === 'video' || sniffed.assetType === 'image') return sniffed.assetType;
  return sniffed.mime.startsWith('audio/') ? 'audio' : 'none';
}

export function isShownByBrowsers(sniffed: Sniffed): boolean {
  return SHOWN_IMAGES.has(sniffed.extension);
}

/**
 * Work needed so that every browser plays a file: `original` none, `rewrap` the same streams in an MP4, `encode` new
 * streams. An MP4 with its index at the end needs no copy: browsers fetch the index by Range request.
 */
export function playbackPlan(
  media: Pick<ProbedMedia, 'metadata' | 'playback' | 'source'>,
): 'original' | 'rewrap' | 'encode' {
  const { metadata, playback, source } = media;
  if (source.video === null) {
    return ['mp3', 'wav'].includes(playback.container) ||
      (playback.container === 'mp4' && playback.audioCodec === 'aac')
      ? 'original'
      : 'encode';
  }
  const long = Math.max(metadata.width ?? 0, metadata.height ?? 0);
  const short = Math.min(metadata.width ?? 0, metadata.height ?? 0);
  const streamsPlay =
    playback.videoCodec === 'h264' &&
    (playback.pixelFormat === 'yuv420p' || playback.pixelFormat === 'yuvj420p') &&
    (playback.audioCodec === null || playback.audioCodec === 'aac' || playback.audioCodec === 'mp3') &&
    long <= 1920 &&
    short <= 1088 &&
    // Above this bit rate playback stalls on an office connection.
    (metadata.bitrate ?? 0) <= 20_000_000 &&
    !source.interlaced &&
    metadata.variableFrameRate !== true;
  if (!streamsPlay) return 'encode';
  return playback.container === 'mp4' ? 'original' : 'rewrap';
}

/** Long recordings are watched to find a moment, short films to judge the picture. */
export function previewBox(durationSeconds: number): Size {
  if (durationSeconds <= 600) return { width: 1920, height: 1080 };
  if (durationSeconds <= 3600) return { width: 1280, height: 720 };
  return { width: 960, height: 540 };
}
