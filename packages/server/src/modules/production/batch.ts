import { Refusal } from '../../engines/store/refusal.ts';

/** What became of each of several things that were asked for by one press. */
export interface Outcome {
  done: string[];
  refused: { id: string; reason: string }[];
}

/**
 * Tries each in turn and tells which were done and why the others were not; those refused have changed nothing. Where none
 * could be done, the first reason is the answer to the whole call.
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
