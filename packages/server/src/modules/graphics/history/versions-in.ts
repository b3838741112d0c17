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

/** Changes that people see as one version: those of one person, until a pause or a publication. */
export interface Version<C extends LoggedChange = LoggedChange> {
  /** Position of its last change: the state that it left. */
  seq: number;
  by: string;
  at: string;
  publication: number | null;
  /** Newest first. */
  changes: readonly C[];
}

/** A pause of this length ends a version. */
const pauseMs = 10 * 60_000;

/** Groups changes, which come newest first, into versions, the newest first (GFX-033). */
export function versionsIn<C extends LoggedChange>(changes: readonly C[]): Version<C>[] {
  const versions: (Version<C> & { changes: C[] })[] = [];
  for (const change of changes) {
    const open = versions.at(-1);
    const later = open?.changes.at(-1);
    const joins =
      open !== undefined &&
      later !== undefined &&
      open.by === change.by_user &&
      !change.published &&
      Date.parse(later.at) - Date.parse(change.at) < pauseMs;
    if (joins) open.changes.push(change);
    else {
      const { seq, by_user: by, at, published } = change;
      versions.push({ seq: Number(seq), by, at, publication: published ?? null, changes: [change] });
    }
  }
  return versions;
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
