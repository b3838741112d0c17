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
  /** Whether this change gave the template an earlier state again. */
  restored?: boolean | null;
  /** Whether this change deleted what the history is of, or brought it back from the trash. */
  event?: VersionEvent | null;
}

/** What happened to the whole of a template or graphic. */
export type VersionEvent = 'deleted' | 'back';

/** The event of a row of the log, in SQL: a first change that has an earlier one brought a deleted document back. */
export const eventOfChange = `CASE WHEN after IS NULL THEN 'deleted' WHEN before IS NULL AND EXISTS
  (SELECT FROM changes earlier WHERE earlier.collection = changes.collection AND earlier.id = changes.id AND earlier.seq < changes.seq)
  THEN 'back' END`;

/** Changes that people see as one version: those that one person made in a few minutes. */
export interface Version<C extends LoggedChange = LoggedChange> {
  /** Position of its last change: the state that it left. */
  seq: number;
  by: string;
  at: string;
  publication: number | null;
  event: VersionEvent | null;
  /** Newest first. */
  changes: readonly C[];
  /** The same, by document and where somebody else changed that document between; the newest first. */
  runs: readonly (readonly [C, ...C[]])[];
}

/** A pause of this length ends a stretch of work. */
const pauseMs = 10 * 60_000;
/** Longest version: an hour’s work can be taken back in part. */
const longestMs = 5 * 60_000;

/** Groups changes, which come newest first, into versions, the newest first (GFX-033). */
export const versionsIn = <C extends LoggedChange>(changes: readonly C[]): Version<C>[] =>
  piecesIn(changes).flatMap(versionsOf);

/**
 * Pieces of work, in each of which what one person did is a version, whatever others did between. A stretch of work is cut from its
 * beginning, so that what is done later moves no cut.
 */
const piecesIn = <C extends LoggedChange>(changes: readonly C[]): [C, ...C[]][] =>
  stretchesIn(changes).flatMap((stretch) => {
    const begun = Date.parse(stretch.at(-1)!.at);
    const partOf = ({ at }: C) => Math.floor((Date.parse(at) - begun) / longestMs);
    return grouped(stretch, (change, later) => partOf(change) === partOf(later));
  });

/** Changes without a pause, a publication, a restore or a deletion between them. */
function stretchesIn<C extends LoggedChange>(changes: readonly C[]) {
  // A restore or a deletion is one transaction, whose changes have one time.
  const alone = new Set(changes.flatMap(({ restored, event, at }) => (restored || event ? [at] : [])));
  const isAlone = ({ at }: C) => alone.has(at);
  return grouped(changes, (change, later) => {
    if (isAlone(change) || isAlone(later)) return change.at === later.at;
    return !change.published && Date.parse(later.at) - Date.parse(change.at) < pauseMs;
  });
}

function versionsOf<C extends LoggedChange>(piece: readonly [C, ...C[]]): Version<C>[] {
  const versions = new Map<string, { changes: C[]; runs: [C, ...C[]][] }>();
  /** The run that is open for each document, and whose it is. */
  const open = new Map<string, { by: string; run: [C, ...C[]] }>();
  for (const change of piece) {
    const { by_user: by, collection, id } = change;
    const own = versions.get(by) ?? { changes: [], runs: [] };
    versions.set(by, own);
    own.changes.push(change);
    const known = open.get(`${collection}/${id}`);
    if (known?.by === by) known.run.push(change);
    else {
      const run: [C, ...C[]] = [change];
      own.runs.push(run);
      open.set(`${collection}/${id}`, { by, run });
    }
  }
  return [...versions].map(([by, { changes, runs }]) => {
    const { seq, at, published } = changes[0]!;
    const event = changes.find((change) => change.event)?.event ?? null;
    return { seq: Number(seq), by, at, publication: published ?? null, event, changes, runs };
  });
}

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
 * The newest versions of a history, in whole pieces of work, and the position before which the next page begins. Where `mostChanges`
 * cut the log, the last version may continue on the next page.
 */
export function pageOf<C extends LoggedChange>(
  changes: readonly C[],
  { perPage, mostChanges }: { perPage: number; mostChanges: number },
) {
  const pieces = piecesIn(changes);
  const page: Version<C>[] = [];
  let last: C | undefined;
  while (page.length < perPage && pieces.length > 0) {
    const piece = pieces.shift()!;
    page.push(...versionsOf(piece));
    last = piece.at(-1);
  }
  const more = pieces.length > 0 || changes.length >= mostChanges;
  return { page, next: more && last ? Number(last.seq) : null };
}

/** Refusal of a position of the log that is no version, or no longer one. */
export const versionGone = () => new Refusal('NOT_FOUND', 'This version is not there any more.');
