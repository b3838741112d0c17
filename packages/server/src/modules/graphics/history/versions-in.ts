import { Refusal } from '../../../engines/store/refusal.ts';

/** A change in the log, without the document. */
export interface LoggedChange {
  seq: number;
  collection: string;
  id: string;
  by_user: string;
  at: string;
  /** Number of the publication that this change made. */
  published?: number | null;
}

/** Changes that people see as one version: those that one person made in a few minutes. */
export interface Version<C extends LoggedChange = LoggedChange> {
  /** Position of its last change: the state that it left. */
  seq: number;
  by: string;
  at: string;
  publication: number | null;
  /** Newest first. */
  changes: readonly C[];
}

/** A pause of this length ends a stretch of work. */
const pauseMs = 10 * 60_000;
/** Longest version: an hour’s work can be taken back in part. */
const longestMs = 5 * 60_000;

/**
 * Groups changes, which come newest first, into versions, the newest first (GFX-033). A stretch of work is cut from its beginning, so
 * that what is done later moves no cut.
 */
export const versionsIn = <C extends LoggedChange>(changes: readonly C[]): Version<C>[] =>
  stretchesIn(changes).flatMap((stretch) => {
    const begun = Date.parse(stretch.at(-1)!.at);
    const partOf = ({ at }: C) => Math.floor((Date.parse(at) - begun) / longestMs);
    return grouped(stretch, (change, later) => partOf(change) === partOf(later)).map((together) => {
      const [{ seq, by_user: by, at, published }] = together;
      return { seq: Number(seq), by, at, publication: published ?? null, changes: together };
    });
  });

/** Changes of one person without a pause or a publication between them. */
const stretchesIn = <C extends LoggedChange>(changes: readonly C[]) =>
  grouped(
    changes,
    (change, later) =>
      later.by_user === change.by_user && !change.published && Date.parse(later.at) - Date.parse(change.at) < pauseMs,
  );

/** Neighbours that belong together. */
function grouped<T>(list: readonly T[], together: (one: T, before: T) => boolean): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const [at, one] of list.entries()) {
    const open = groups.at(-1);
    if (open && together(one, list[at - 1]!)) open.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * The newest versions of a history, and the position before which the next page begins. Where `mostChanges` cut the log, the last
 * version may continue on the next page.
 */
export function pageOf<C extends LoggedChange>(
  changes: readonly C[],
  { perPage, mostChanges }: { perPage: number; mostChanges: number },
) {
  const versions = versionsIn(changes);
  const page = versions.slice(0, perPage);
  const more = versions.length > perPage || changes.length >= mostChanges;
  return { page, next: more ? Number(page.at(-1)!.changes.at(-1)!.seq) : null };
}

/** Refusal of a position of the log that is no version, or no longer one. */
export const versionGone = () => new Refusal('NOT_FOUND', 'This version is not there any more.');
