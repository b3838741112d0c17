import { matcher, readPath, type Where } from '@pavilion/sync';
import type { Change, Store, StoredRow } from '../store/types.ts';
import type { FieldCounts } from './types.ts';

export interface CountQuestion {
  collection: string;
  /** Which documents are counted, the rule of the viewer included. */
  where: Where;
  /** Plain fields by whose values they are counted. */
  fields: readonly string[];
  /** Counts in the database, with the log position of the count. */
  count: () => Promise<Counted>;
}
export interface Counted {
  seq: number;
  counts: FieldCounts;
}

export type FollowCounts = (question: CountQuestion) => Promise<FieldCounts>;

/** Counts of one question, with the changes that came while the database was still counting. */
interface Followed {
  question: CountQuestion;
  matches: (document: object) => boolean;
  found: Promise<Counted>;
  counted?: Counted;
  early: Change[];
}

/** Most questions whose counts are kept for one collection. Each change of the collection is compared with all of them. */
const mostKept = 50;

/**
 * Counts once in the database, and then follows the change log: each change takes its old version off the counts and adds its new
 * one. Counting reads every matching document, and a catalogue of 85,000 changes all day.
 */
export function followCounts(onChanges: Store['onChanges']): FollowCounts {
  const kept = new Map<string, Map<string, Followed>>();
  onChanges((changes) => {
    for (const change of changes)
      for (const followed of kept.get(change.collection)?.values() ?? []) {
        if (followed.counted) follow(followed, followed.counted, change);
        else followed.early.push(change);
      }
  });
  return async (question) => {
    const all = kept.get(question.collection) ?? new Map<string, Followed>();
    kept.set(question.collection, all);
    const text = JSON.stringify([question.where, question.fields]);
    const followed = all.get(text) ?? begin(question);
    // The latest question last, so that the first one is the longest unasked.
    all.delete(text);
    all.set(text, followed);
    const [oldest] = all.keys();
    if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
    try {
      const { counts } = await followed.found;
      // A copy for each: fifty people ask at the same moment, and a structured clone costs ten times as much.
      return Object.fromEntries(Object.entries(counts).map(([field, values]) => [field, { ...values }]));
    } catch (error) {
      if (all.get(text) === followed) all.delete(text);
      throw error;
    }
  };
}

function begin(question: CountQuestion): Followed {
  const followed: Followed = { question, matches: matcher(question.where), found: question.count(), early: [] };
  followed.found = followed.found.then((counted) => {
    followed.counted = counted;
    for (const change of followed.early.splice(0)) follow(followed, counted, change);
    return counted;
  });
  return followed;
}

function follow({ question, matches }: Followed, { seq, counts }: Counted, { before, after, ...change }: Change): void {
  if (change.seq <= seq) return;
  const add = (row: StoredRow | null, by: 1 | -1) => {
    if (!row || !matches(row)) return;
    for (const field of question.fields) {
      const value = readPath(row, field);
      if (value === undefined || value === null) continue;
      const ofField = counts[field]!;
      const number = (ofField[String(value)] ?? 0) + by;
      if (number > 0) ofField[String(value)] = number;
      else delete ofField[String(value)];
    }
  };
  add(before, -1);
  add(after, 1);
}
