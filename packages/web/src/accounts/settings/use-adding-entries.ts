import { wordKey } from '@pavilion/domain/accounts';
import { useCallback, useRef, useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { typedNames } from './list-edits.ts';
import type { SavedList } from './use-saved-list.ts';

/** The add field of a list: its text, its error, and how its names are added. `onAdded` runs after each addition from the field. */
export function useAddingEntries<T>({ kind, entries, names, save }: SavedList<T>, onAdded: () => void) {
  const [field, setField] = useState<{ typed: string; error?: string | undefined }>({ typed: '' });
  const input = useRef<HTMLTextAreaElement>(null);

  /** Adds names. `more` ends the notice. */
  const offer = (added: readonly string[], more = '') => {
    const next = [...entries];
    for (const name of added) next.push(kind.make(name, next));
    const said = added.length === 1 ? `“${added[0]}” was added.` : `${formatCount(added.length)} were added.`;
    return save(next, said + more);
  };
  const add = async () => {
    const typed = typedNames(field.typed);
    if (typed.length === 0) return setField({ typed: '' });
    const known = new Set(names.map(wordKey));
    const fresh = typed.filter((name) => !known.has(wordKey(name)));
    // Add only the new names of a pasted list. A single duplicate goes on to `configurationFault`, which refuses it at
    // the field.
    const wanted = typed.length > 1 ? fresh : typed;
    const there = typed.length - fresh.length;
    if (wanted.length === 0) return setField({ ...field, error: 'All of these are in the list already.' });
    const left = there > 0 && typed.length > 1 ? ` ${formatCount(there)} already in the list.` : '';
    const reason = await offer(wanted, left);
    setField(reason ? { ...field, error: reason } : { typed: '' });
    if (reason) return;
    onAdded();
    input.current?.focus();
  };
  /** Puts text into the field, with the reason why it is there. */
  const keepText = useCallback((typed: string, error: string) => {
    setField({ typed, error });
    input.current?.focus();
  }, []);
  return { ...field, input, type: (typed: string) => setField({ typed }), add, offer, keepText };
}
