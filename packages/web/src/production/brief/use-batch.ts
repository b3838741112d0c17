import { useState } from 'react';
import { notifyDone, notifyError, notifyWarning } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { inPortions, type Outcome } from '../in-portions.ts';
import { batchWords } from './batch-words.ts';

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
export function useBatch(ask: Ask, verb: string, undo?: Ask) {
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
export async function takeBack(ids: readonly string[], undo: Ask): Promise<void> {
  const { done, refused } = await askAll(ids, undo);
  const [first] = refused;
  if (first) notifyError(first.reason);
  else notifyDone(batchWords('Undone')({ done, refused }));
}
