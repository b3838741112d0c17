import { type DocumentType, differing } from '@pavilion/sync';
import { dataOf } from './row.ts';
import type { Effect, ReadingTx, StoredRow, Tx } from './types.ts';
import { patchDocument } from './validate-document.ts';

export interface RowChange {
  before: StoredRow | null;
  after: StoredRow | null;
}
export interface RowDraft extends RowChange {
  after: StoredRow;
}

/** Effects can trigger other effects; deeper than this, they trigger each other for ever. */
const deepest = 20;

/** Runs the effects of one transaction, those of a type in the order of the list. */
export function runEffects(effectsOf: (collection: string) => readonly Effect[]) {
  let depth = 0;

  return {
    /** The completed drafts. Each effect sees the fields filled in by earlier ones. */
    async complete(tx: ReadingTx, type: DocumentType, given: readonly RowDraft[]): Promise<readonly RowDraft[]> {
      let drafts = given;
      for (const effect of drafts.length > 0 ? effectsOf(type.name) : []) {
        if (!('complete' in effect)) continue;
        const fills = await effect.complete(tx, drafts);
        drafts = drafts.map((draft, at) => fill(type, draft, fills[at]));
      }
      return drafts;
    },

    async follow(tx: Tx, type: DocumentType, changes: readonly RowChange[]): Promise<void> {
      if (changes.length === 0) return;
      if (depth >= deepest) throw new Error(`The effects on ${type.name} never come to rest.`);
      depth++;
      for (const effect of effectsOf(type.name)) if ('follow' in effect) await effect.follow(tx, changes);
      depth--;
    },
  };
}

function fill(type: DocumentType, draft: RowDraft, wanted: object | undefined): RowDraft {
  const { id, _rev } = draft.after;
  const data = dataOf(draft.after);
  const changes = wanted && differing(data, wanted);
  return changes ? { ...draft, after: { id, _rev, ...patchDocument(type, data, { ...changes }) } } : draft;
}
