import { useEffect } from 'react';
import { draftKey, useDraft } from '../../kit/use-draft.ts';
import { remember, remembered } from '../../kit/use-remembered.ts';

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

/** A note that is being written on a version. It survives a reload, and the deletion of the version. */
export const useNewNoteText = (file: string) => useDraft(`note-draft.${file}`, '');

const versionsKey = (deliverable: string) => `note-versions.${deliverable}`;
const none: readonly string[] = [];

/** The versions of a deliverable on which something is begun: with this list, a text is found when its version is gone. */
export const useBegunVersions = (deliverable: string) => useDraft(versionsKey(deliverable), none)[0];

/** Adds a version to that list, or takes it out. */
export function keepBegunVersion(deliverable: string, file: string, hasText: boolean): void {
  const key = draftKey(versionsKey(deliverable));
  const begun = remembered(key, none);
  if (begun.includes(file) === hasText) return;
  remember(key, hasText ? [...begun, file] : begun.filter((id) => id !== file));
}

/** Keeps that list up to date for the version on screen. */
export function useKeepBegunVersion(deliverable: string, file: string): void {
  const [draft] = useNewNoteText(file);
  const [texts] = useNoteTexts(file);
  const hasText = draft.trim() !== '' || texts.length > 0;
  useEffect(() => keepBegunVersion(deliverable, file, hasText), [deliverable, file, hasText]);
}
