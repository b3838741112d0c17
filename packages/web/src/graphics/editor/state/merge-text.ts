import { type Change, changesOf } from './changes-of-text.ts';

const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { from, to, by }) => sum + to - from + by.length, 0);

/**
 * Joins what two people made of a text. The last text that both had is the one of `known` that differs least from theirs. Undefined
 * if both changed the same letters. If both write at one place, both pages get the same text.
 */
export function mergeText(known: readonly string[], mine: string, theirs: string): string | undefined {
  const [nearest] = known
    .map((base) => ({ base, changes: changesOf(base, theirs) }))
    .sort((one, other) => sizeOf(one.changes) - sizeOf(other.changes));
  if (!nearest || nearest.base === mine) return theirs;
  const joined = joinedChanges(changesOf(nearest.base, mine), nearest.changes);
  if (!joined) return undefined;
  // The later ones first, so that the places of the earlier ones hold.
  return joined.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), nearest.base);
}

/** Both lists of changes as one; undefined where two changed the same letters. */
function joinedChanges(own: readonly Change[], others: readonly Change[]): Change[] | undefined {
  const joined: Change[] = [];
  for (const change of [...own, ...others].sort(byPlace)) {
    const last = joined.at(-1);
    if (!last || last.to < change.from || (last.to === change.from && !isSamePlace(last, change))) {
      joined.push(change);
      continue;
    }
    const both = bothOf(last, change);
    if (!both) return undefined;
    joined[joined.length - 1] = both;
  }
  return joined;
}

/** What is added at a place comes before what was there is replaced. */
const byPlace = (one: Change, other: Change): number =>
  one.from - other.from || one.to - other.to || (one.by < other.by ? -1 : 1);

const isSamePlace = (one: Change, other: Change): boolean => one.from === other.from && one.to === other.to;

function bothOf(one: Change, other: Change): Change | undefined {
  const isAdded = one.to === one.from && isSamePlace(one, other);
  // The longer one is what the shorter one has become by further keys.
  if (isSamePlace(one, other) && other.by.startsWith(one.by)) return other;
  if (isAdded) return { ...one, by: one.by + other.by };
  if (one.by === '' && other.by === '') return { from: one.from, to: Math.max(one.to, other.to), by: '' };
  return undefined;
}

/** Where a place in a text is after the text was changed by somebody else. */
export function placeAfter(before: string, after: string, place: number): number {
  let moved = place;
  for (const { from, to, by } of changesOf(before, after)) {
    if (place <= from) break;
    moved += by.length - (Math.min(to, place) - from);
  }
  return moved;
}
