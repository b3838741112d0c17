import { useState } from 'react';
import { notifyDone, notifyError, notifyWarning } from '../../kit/notify.ts';
import { inPortions, type Outcome } from '../in-portions.ts';
import { batchWords } from './batch-words.ts';

/** One press on several: `run` asks for all of them, says what became of them, and answers whether anything was done. */
export function useBatch(ask: (input: { ids: string[] }) => Promise<Outcome>, verb: string) {
  const [pending, setPending] = useState(false);
  const run = async (ids: readonly string[]): Promise<boolean> => {
    setPending(true);
    const outcome = await inPortions(
      ids,
      (id) => id,
      (portion) => ask({ ids: portion }),
    );
    setPending(false);
    const [first] = outcome.refused;
    if (first && outcome.done.length === 0) notifyError(first.reason);
    else (first ? notifyWarning : notifyDone)(batchWords(verb)(outcome));
    return outcome.done.length > 0;
  };
  return { run, pending };
}
