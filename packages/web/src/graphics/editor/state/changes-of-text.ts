import diff from 'fast-diff';

/** A part of a text that was replaced: letters from one place to another, by these. */
export interface Change {
  from: number;
  to: number;
  by: string;
}

/** The changes from one text to another, in their order. */
export function changesOf(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let place = 0;
  for (const [kind, letters] of diff(before, after)) {
    if (kind !== diff.EQUAL) {
      const last = changes.at(-1)?.to === place ? changes.pop() : undefined;
      const { from, to, by } = last ?? { from: place, to: place, by: '' };
      changes.push(kind === diff.INSERT ? { from, to, by: by + letters } : { from, to: to + letters.length, by });
    }
    if (kind !== diff.INSERT) place += letters.length;
  }
  return changes;
}
