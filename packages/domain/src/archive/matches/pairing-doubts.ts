import type { FileDocument } from '../../files/documents.ts';

type Film = Pick<FileDocument, 'id' | 'name' | 'media' | 'mediaError' | 'metadata'>;

export interface PairingCase {
  type: 'recording' | 'match-reel';
  /** The other recordings of the same match and day, also those that are not paired yet. */
  others: readonly Film[];
  /** Names of files that are still being uploaded. */
  uploading: readonly string[];
}

/** A recording with less than this share of the longest other part may lack its end. */
const shortShare = 0.9;

/** What speaks against pairing this file with a match now, in sentences that name the file; empty if nothing does. */
export function pairingDoubts(file: Film, { type, others, uploading }: PairingCase): string[] {
  const { metadata } = file;
  const doubts: string[] = [];
  if (uploading.includes(file.name))
    doubts.push(
      `A file with the name ${file.name} is still being uploaded. This one may be an earlier, incomplete copy.`,
    );
  const unread = refuseUnread(file);
  if (unread !== null) return [...doubts, unread];
  if (!hasPicture(metadata)) {
    doubts.push(`${file.name} has sound only, no picture. Clips cannot be cut from it.`);
    return doubts;
  }
  const longest = type === 'recording' ? longestOf(others.filter(({ id }) => id !== file.id)) : undefined;
  const [length, most] = [metadata?.duration ?? 0, longest?.metadata?.duration ?? 0];
  if (longest && length < most * shortShare)
    doubts.push(
      `${file.name} lasts ${lengthWords(length)}, but ${longest.name}, another part of this day, lasts ${lengthWords(most)}. Its end may be missing.`,
    );
  return doubts;
}

/** Why nothing is known of the content of a file; null once it has been read. */
function refuseUnread({ name, media, mediaError, metadata }: Film): string | null {
  if (media === 'broken') return `${name} cannot be played. ${mediaError ?? 'Its preview could not be made.'}`;
  if (media === 'pending') return `${name} is still being read, so it is not known yet whether it is complete.`;
  return metadata?.duration === undefined
    ? `${name} has not been read, so it is not known whether it is complete.`
    : null;
}

const hasPicture = (metadata: Film['metadata']) =>
  metadata?.videoCodec !== undefined || metadata?.width !== undefined || metadata?.frameRate !== undefined;

const longestOf = (films: readonly Film[]): Film | undefined =>
  films.reduce<Film | undefined>(
    (longest, film) => ((film.metadata?.duration ?? 0) > (longest?.metadata?.duration ?? 0) ? film : longest),
    undefined,
  );

/** A length as hours, minutes and seconds: `1:02:05`. */
function lengthWords(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(whole / 3_600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
