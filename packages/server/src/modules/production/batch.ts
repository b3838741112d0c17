import { Refusal } from '../../engines/store/refusal.ts';

/** Outcome of a batch: the items that were changed, and the reasons for the others. */
export interface Outcome {
  done: string[];
  refused: { id: string; reason: string }[];
}

/**
 * Tries each item in turn and returns the outcome. A refused item is unchanged. If none succeeds, the first reason is the error
 * of the whole call.
 */
export async function attemptEach(ids: readonly string[], attempt: (id: string) => Promise<void>): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  let first: Refusal | undefined;
  for (const id of new Set(ids)) {
    try {
      await attempt(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      first ??= error;
      outcome.refused.push({ id, reason: error.message });
    }
  }
  if (outcome.done.length === 0 && first) throw first;
  return outcome;
}
