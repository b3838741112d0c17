import type { Note } from '@pavilion/domain';
import { LostText } from '../../kit/lost-text.tsx';
import { type NoteText, useNoteText, useNoteTexts } from './use-note-text.ts';

interface LostTextsProps {
  file: string;
  /** All notes and responses of the deliverable. */
  notes: readonly Note[];
}

/** Half-typed responses and edits whose note someone else has deleted. */
export function LostTexts({ file, notes }: LostTextsProps) {
  const [begun] = useNoteTexts(file);
  const present = new Set(notes.map(({ id }) => id));
  return begun
    .filter(({ note }) => !present.has(note))
    .map((about) => <TextOfGoneNote key={`${about.kind} ${about.note}`} about={about} />);
}

function TextOfGoneNote({ about }: { about: NoteText }) {
  const [text, setText] = useNoteText(about);
  if (!text?.trim()) return null;
  const doing = about.kind === 'answer' ? 'answering' : 'editing';
  return (
    <LostText title={`The note that you were ${doing} was deleted.`} text={text} onDiscard={() => setText(null)} />
  );
}
