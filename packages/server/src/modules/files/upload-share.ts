/** What is known of an upload that has begun. */
interface Promised {
  size: number;
  offset: number;
  metadata: { owner: string };
}

/** Kept free beside what is being uploaded, so that the database can still write. */
export const RESERVE_BYTES = 256 * 1024 * 1024;
/** Three run side by side; the rest are interrupted ones, which stay for a day. */
export const MOST_UNFINISHED = 100;

export type ShareRefusal = 'DISK_FULL' | 'TOO_MANY' | 'SHARE_FULL';

/**
 * Whether a further upload of `owner` has a place. What the uploads under way will still take is spoken for; a single upload may
 * take all of the rest, several of one person no more than half of it, so that others can upload as well.
 */
export function refuseShare(
  { size, owner }: { size: number; owner: string },
  unfinished: readonly Promised[],
  free: number,
): ShareRefusal | null {
  const missing = (uploads: readonly Promised[]) =>
    uploads.reduce((bytes, upload) => bytes + Math.max(0, upload.size - upload.offset), 0);
  const own = unfinished.filter(({ metadata }) => metadata.owner === owner);
  const others = unfinished.filter(({ metadata }) => metadata.owner !== owner);
  const room = free - RESERVE_BYTES - missing(others);
  if (own.length >= MOST_UNFINISHED) return 'TOO_MANY';
  if (missing(own) + size > room) return 'DISK_FULL';
  return missing(own) > 0 && missing(own) + size > room / 2 ? 'SHARE_FULL' : null;
}

export const shareSentences: Record<ShareRefusal, string> = {
  DISK_FULL: 'There is not enough room on the disk for this file. Please ask an administrator to make room.',
  TOO_MANY: `You have ${MOST_UNFINISHED} unfinished uploads. Please finish or cancel some of them first.`,
  SHARE_FULL: 'Your uploads under way need the room that you may take. Please wait until some of them are finished.',
};
