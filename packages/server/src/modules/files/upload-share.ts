/** Reserved bytes of an unfinished upload. */
interface Promised {
  size: number;
  offset: number;
  metadata: { owner: string };
}

/** Kept free for the database during uploads. */
export const RESERVE_BYTES = 256 * 1024 * 1024;
/** Three uploads run at once; the rest are interrupted ones, which are kept for a day. */
export const MOST_UNFINISHED = 100;

export type ShareRefusal = 'DISK_FULL' | 'TOO_MANY' | 'SHARE_FULL';

/**
 * Refuses another upload of `owner` if there is no space. Unfinished uploads reserve their remaining bytes. A single upload may
 * take all the space left; several uploads of one person take at most half of it, so that others can upload too.
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
  SHARE_FULL: 'Your unfinished uploads take up your share of the disk. Wait until some of them are finished.',
};
