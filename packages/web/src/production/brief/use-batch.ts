import type { Deliverable } from '@pavilion/domain';
import { useState } from 'react';
import { notifyDone, notifyError, notifyWarning } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { inPortions, type Outcome } from '../in-portions.ts';
import { batchWords, undoneWords } from './batch-words.ts';

/** An Undo, and what its outcome says. */
interface Undo {
  ask: Ask;
  titleOf: (id: string) => string;
  /** Where those that are undone are: `back in review`. */
  back?: string;
}

type Ask = (input: { ids: string[] }) => Promise<Outcome>;

const askAll = (ids: readonly string[], ask: Ask) =>
  inPortions(
    ids,
    (id) => id,
    (portion) => ask({ ids: portion }),
  );

/**
 * One action on several documents: `run` calls for all of them, shows the outcome, and returns whether any was done. With `undo`
 * the notice offers Undo.
 */
export function useBatch(ask: Ask, verb: string, undo?: Undo) {
  const [pending, setPending] = useState(false);
  const run = async (ids: readonly string[]): Promise<boolean> => {
    setPending(true);
    const outcome = await askAll(ids, ask);
    setPending(false);
    const [first] = outcome.refused;
    if (first && outcome.done.length === 0) notifyError(first.reason);
    else if (undo) notifyUndo(batchWords(verb)(outcome), () => takeBack(outcome.done, undo));
    else (first ? notifyWarning : notifyDone)(batchWords(verb)(outcome));
    return outcome.done.length > 0;
  };
  return { run, pending };
}

/** Undoes an action on several documents, and shows the outcome. */
export async function takeBack(ids: readonly string[], { ask, titleOf, back }: Undo): Promise<void> {
  const outcome = await askAll(ids, ask);
  const { done, refused } = outcome;
  const [first] = refused;
  if (first && ids.length === 1) notifyError(first.reason);
  else (!first ? notifyDone : done.length > 0 ? notifyWarning : notifyError)(undoneWords(outcome, titleOf, back));
}

/** Titles by id, as they are now: what is chosen then may be gone when an Undo names it. */
export function titlesOf(chosen: readonly Pick<Deliverable, 'id' | 'title'>[]): (id: string) => string {
  const titles = new Map(chosen.map(({ id, title }) => [id, title]));
  return (id) => titles.get(id) ?? 'Deliverable';
}
