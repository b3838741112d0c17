import { countWords } from '../../count-words.ts';
import type { FileMetadata } from '../../files/metadata.ts';
import type { FrameRate } from '../../files/timecode.ts';
import { sizeWords } from '../../size-words.ts';
import type { ArchiveEvent } from '../documents.ts';
import { clipFrames, refuseMarks, usualRate } from './clip-marks.ts';

/** Most clips in one film or list, which is also the most that an EDL can number. */
export const mostJoined = 999;
/** Longest film in seconds: more than any programme is made of. */
const longestSeconds = 4 * 3_600;

/** Timecode at which a joined film begins, as editors expect it. */
export const recordHour = '01:00:00:00';

export interface JoinedPart {
  event: Pick<ArchiveEvent, 'id' | 'file' | 'tcIn' | 'tcOut'>;
  /** Of its recording. */
  metadata: Pick<FileMetadata, 'frameRate' | 'width' | 'height' | 'audio'> | undefined;
}

export interface PlannedPart {
  event: JoinedPart['event'];
  /** First frame and length, in the frames of the recording. */
  inFrame: number;
  frames: number;
  rate: FrameRate;
  /** Length in frames of the film. */
  filmFrames: number;
}

/** A film of several clips, in their order. */
export interface FilmPlan {
  rate: FrameRate;
  size: { width: number; height: number };
  parts: PlannedPart[];
  /** In frames of the film. */
  frames: number;
  /** What is done to clips that are not like the others, in sentences. */
  notes: string[];
}

const usualSize = { width: 1920, height: 1080 };

/**
 * Plans the film of these clips. It has the frame rate and the size that most of them have, and of equally many those of the
 * first: then most pictures are kept as they are.
 */
export function planFilm(given: readonly JoinedPart[]): FilmPlan {
  const marked = given.flatMap(({ event, metadata }) => {
    const rate = metadata?.frameRate ?? usualRate;
    const cut = clipFrames(event, rate);
    if (!cut) return [];
    const size = metadata?.width && metadata.height ? { width: metadata.width, height: metadata.height } : usualSize;
    return [{ event, ...cut, rate, size, silent: metadata?.audio?.length === 0 }];
  });
  const rate =
    mostOf(
      marked.map((part) => part.rate),
      rateWords,
    ) ?? usualRate;
  const size = evenSize(
    mostOf(
      marked.map((part) => part.size),
      sizeWords,
    ) ?? usualSize,
  );
  const parts = marked.map(({ event, inFrame, frames, rate: own }) => ({
    event,
    inFrame,
    frames,
    rate: own,
    filmFrames: framesAt(frames, own, rate),
  }));
  return {
    rate,
    size,
    parts,
    frames: parts.reduce((sum, { filmFrames }) => sum + filmFrames, 0),
    notes: notesOn(given.length - marked.length, marked, { rate, size }),
  };
}

/** Why these clips make no film, or null. */
export function refuseJoined(plan: FilmPlan): string | null {
  if (plan.parts.length === 0)
    return 'None of these have an in point and an out point in a recording that you can open.';
  if (plan.parts.length > mostJoined) return `At most ${mostJoined} clips can be joined.`;
  return (plan.frames * plan.rate.den) / plan.rate.num > longestSeconds
    ? 'A joined film can last at most 4 hours.'
    : null;
}

/** Whether an event can be part of a film: it has a recording and both marks. */
export const isJoinable = (event: JoinedPart['event']): boolean =>
  event.file !== undefined && refuseMarks(event) === null;

/** Frames per second as people write it: `25`, `29.97`. */
export const rateWords = ({ num, den }: FrameRate): string => String(Math.round((num / den) * 1_000) / 1_000);

/** A length in frames of one rate, in frames of another: to the nearest frame, at least one. */
export function framesAt(frames: number, from: FrameRate, to: FrameRate): number {
  if (isSameRate(from, to)) return frames;
  return Math.max(1, Math.round((frames * from.den * to.num) / (from.num * to.den)));
}

export const isSameRate = (one: FrameRate, other: FrameRate): boolean => one.num * other.den === other.num * one.den;

interface Marked {
  rate: FrameRate;
  size: { width: number; height: number };
  silent: boolean;
}

function notesOn(unmarked: number, parts: readonly Marked[], film: Pick<FilmPlan, 'rate' | 'size'>): string[] {
  const otherSizes = parts.filter(({ size }) => sizeWords(evenSize(size)) !== sizeWords(film.size)).length;
  const otherRates = parts.filter(({ rate }) => !isSameRate(rate, film.rate)).length;
  const silent = parts.filter((part) => part.silent).length;
  const clips = (count: number) => countWords(count, 'clip');
  return [
    unmarked > 0 && `${clips(unmarked)} without marks or recording ${unmarked === 1 ? 'is' : 'are'} left out.`,
    otherSizes > 0 &&
      `${clips(otherSizes)} of another size ${otherSizes === 1 ? 'is' : 'are'} fitted into ${sizeWords(film.size)}, with black edges where the shape differs.`,
    otherRates > 0 &&
      `${clips(otherRates)} of another frame rate ${otherRates === 1 ? 'is' : 'are'} brought to ${rateWords(film.rate)} frames a second: the speed stays, and frames are repeated or left out.`,
    silent > 0 && silent < parts.length && `${clips(silent)} without sound ${silent === 1 ? 'is' : 'are'} silent.`,
  ].filter((note) => note !== false);
}

/** The value that occurs most often; of equally frequent ones the first. */
function mostOf<T>(values: readonly T[], keyOf: (value: T) => string): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values) {
    const known = counts.get(keyOf(value));
    counts.set(keyOf(value), { value: known?.value ?? value, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce<{ value: T; count: number } | undefined>(
    (most, each) => (each.count > (most?.count ?? 0) ? each : most),
    undefined,
  )?.value;
}

/** Chroma subsampling needs even sides. */
const evenSize = ({ width, height }: { width: number; height: number }) => ({
  width: Math.max(2, width - (width % 2)),
  height: Math.max(2, height - (height % 2)),
});
