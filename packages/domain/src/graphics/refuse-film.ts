import { formatCount } from '../count-words.ts';
import type { FileDocument } from '../files/documents.ts';
import { filmPartOf, type SlotVideo } from './films.ts';

/** Longest side of a film in a graphic: a side of 4K. */
export const longestFilmSide = 4_096;

type FilmFile = Pick<FileDocument, 'name' | 'assetType' | 'media' | 'metadata'>;

/** Why a stored file cannot be the video of a graphic, as a sentence; null if it can (GFX-035). */
export function refuseFilm({ name, assetType, media, metadata }: FilmFile): string | null {
  const called = name || 'This file';
  if (assetType !== 'video') return `${called} is not a video.`;
  if (media === 'broken') return `${called} cannot be read as a video.`;
  const { frameRate, frames = 0, width = 0, height = 0 } = metadata ?? {};
  if (!frameRate || frames < 1) {
    if (media === 'waiting') return `${called} cannot be read yet: the server’s media tools are missing or broken.`;
    return media === 'pending'
      ? `${called} is still being read. Choose it again in a moment.`
      : `${called} has no moving picture.`;
  }
  return Math.max(width, height) > longestFilmSide
    ? `${called} is larger than 4K. Use a video of at most ${formatCount(longestFilmSide)} pixels a side.`
    : null;
}

/** What a scene has to know about a film, from its file; null if the file is none. */
export function filmFacts({
  metadata,
}: Pick<FileDocument, 'metadata'>): Pick<SlotVideo, 'rate' | 'frames' | 'startSeconds' | 'hasSound'> | null {
  const { frameRate: rate, frames, startSeconds = 0, audio = [] } = metadata ?? {};
  return rate && frames ? { rate, frames, startSeconds: Math.max(0, startSeconds), hasSound: audio.length > 0 } : null;
}

/** Why a slot cannot show this part of its film, at the field of the slot; null if it can. */
export function refuseFilmPart(video: SlotVideo): { field: string; message: string } | null {
  const { in: first, length, poster, frames } = video;
  const has = `has ${formatCount(frames)} frames`;
  if (first >= frames)
    return { field: 'video.in', message: `The video ${has}, so it cannot begin at frame ${formatCount(first)}.` };
  if (length !== undefined && filmPartOf(video).length < length) {
    const left = formatCount(frames - first);
    return {
      field: 'video.length',
      message: `The video has ${left} frames from there, so ${formatCount(length)} are too many.`,
    };
  }
  return poster !== undefined && poster >= frames
    ? { field: 'video.poster', message: `The video ${has}, so frame ${formatCount(poster)} cannot be its poster.` }
    : null;
}
