import { useEffect, useRef } from 'react';
import { draftKey, useDraft } from '../../../kit/use-draft.ts';
import { remembered } from '../../../kit/use-remembered.ts';

/** The note of a clip while someone types it. It survives a reload, and the deletion of the clip. */
export interface TypedNote {
  text: string;
  /** The latest stored notes that this person has seen. */
  known: readonly string[];
  /** Whether the clip had this text: it then counts only if the clip is deleted. */
  saved: boolean;
}

const keyOf = (clip: string) => `clip-note.${clip}`;
export const useTypedNote = (clip: string) => useDraft<TypedNote | null>(keyOf(clip), null);
/** Whether a typed note is still kept: its author may have discarded it while it was being saved. */
export const isTypedNoteKept = (clip: string): boolean =>
  remembered<TypedNote | null>(draftKey(keyOf(clip)), null) !== null;

/** The typed text to go on with in the form: one that the clip does not have yet. */
export const unsavedOf = (kept: TypedNote | null, value: string): TypedNote | null =>
  kept && !kept.saved && kept.text !== value ? kept : null;

/** Keeps the typed text up to date. Returns the way to set it once the form is closed. */
export function useKeepTyped(clip: string, typed: string | null, known: readonly string[], value: string) {
  const [kept, keep] = useTypedNote(clip);
  const isKept = useRef(kept !== null);
  useEffect(() => {
    if (typed === null && !isKept.current) return;
    isKept.current = typed !== null;
    // The last save began at the one before the last, so the clip has one of these two.
    keep(typed === null ? null : { text: typed, known: known.slice(-2), saved: typed === value });
  }, [typed, known, value, keep]);
  return keep;
}
