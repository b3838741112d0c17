import { useDraft } from '../../kit/use-draft.ts';

/** A half-typed text about a note: a response to it, or its new text. */
export interface NoteText {
  kind: 'answer' | 'edit';
  note: string;
  file: string;
}

/** The texts begun on a version: with this list, a text is found when its note is gone. */
export const useNoteTexts = (file: string) => useDraft<NoteText[]>(`note-texts.${file}`, []);

/** A half-typed text, or null. It survives a reload, and the deletion of its note. */
export function useNoteText(about: NoteText): [string | null, (text: string | null) => void] {
  const [text, setText] = useDraft<string | null>(`note-${about.kind}.${about.note}`, null);
  const [begun, setBegun] = useNoteTexts(about.file);
  const set = (next: string | null) => {
    const others = begun.filter(({ kind, note }) => kind !== about.kind || note !== about.note);
    if ((next === null) !== (text === null)) setBegun(next === null ? others : [...others, about]);
    setText(next);
  };
  return [text, set];
}
