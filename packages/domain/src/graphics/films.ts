import { z } from 'zod';
import { frameRateSchema } from '../files/metadata.ts';
import type { FrameRate } from '../files/timecode.ts';

const frame = z.number().int().min(0, 'A frame is counted from 0.').max(100_000_000);

/** A film in a slot (GFX-007). Frames are counted in the film's own rate, the first is 0. */
export const slotVideo = z.object({
  /** Id of the stored file. */
  file: z.string().min(1).max(200),
  /** The first frame that shows. */
  in: frame.default(0),
  /** Number of frames from there; absent: up to the end of the film. */
  length: z.number().int().min(1, 'A video shows at least one frame.').optional(),
  /** What is seen after its last frame: that frame, or all frames again. */
  atEnd: z.enum(['hold', 'loop']).default('hold'),
  /** Whether films and players let its sound be heard. */
  sound: z.boolean().default(false),
  /** The frame that stills show; absent: the first one that shows. */
  poster: frame.optional(),
  // Facts about the file, written by the server: a scene depends on nothing but its design.
  rate: frameRateSchema.default({ num: 25, den: 1 }),
  /** Number of frames of the whole film. */
  frames: z.number().int().min(1).default(1),
  startSeconds: z.number().min(0).default(0),
  /** Whether the file has sound. */
  hasSound: z.boolean().default(false),
});
export type SlotVideo = z.output<typeof slotVideo>;

/** The part of a film that shows, and what follows it. */
export interface FilmPart {
  in: number;
  /** Number of frames. */
  length: number;
  rate: FrameRate;
  atEnd: 'hold' | 'loop';
}

/** The part of its film that a slot shows. */
export function filmPartOf({ in: first, length, frames, rate, atEnd }: Omit<SlotVideo, 'file'>): FilmPart {
  const start = Math.min(first, Math.max(0, frames - 1));
  return { in: start, length: Math.max(1, Math.min(length ?? frames, frames - start)), rate, atEnd };
}

/** The frame of a film at a time in milliseconds since its slide appeared. Exports, players and pages on air use it (GFX-024). */
export function filmFrameAt({ in: first, length, rate, atEnd }: FilmPart, milliseconds: number): number {
  // Numerators are whole numbers, so that a frame is never missed by a rounded quotient.
  const passed = Math.max(0, Math.floor((milliseconds * rate.num) / (1_000 * rate.den)));
  return first + (atEnd === 'loop' ? passed % length : Math.min(passed, length - 1));
}

/** Name of a frame of a film among the pictures of a scene. */
export const frameKey = (file: string, at: number): string => `${file}@${at}`;

/** The film and the frame of a picture; null for a picture that is none of a film. */
export function readFrameKey(key: string): { file: string; frame: number } | null {
  const [, file, at] = /^(.+)@(\d{1,9})$/.exec(key) ?? [];
  return file ? { file, frame: Number(at) } : null;
}

/** Id of the stored file of a picture in a scene, or of the film that it is a frame of. */
export const fileOfPicture = (key: string): string => readFrameKey(key)?.file ?? key;
