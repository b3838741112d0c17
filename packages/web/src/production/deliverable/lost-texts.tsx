import type { FileDocument, Note } from '@pavilion/domain';
import { LostText } from '../../kit/lost-text.tsx';
import { type NoteText, useBegunVersions, useNewNoteText, useNoteText, useNoteTexts } from './use-note-text.ts';

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
    .map((about) => {
      const doing = about.kind === 'answer' ? 'answering' : 'editing';
      const title = `The note that you were ${doing} was deleted.`;
      return <TextOfGoneNote key={`${about.kind} ${about.note}`} about={about} title={title} />;
    });
}

function TextOfGoneNote({ about, title }: { about: NoteText; title: string }) {
  const [text, setText] = useNoteText(about);
  if (!text?.trim()) return null;
  return <LostText title={title} text={text} onDiscard={() => setText(null)} />;
}

interface TextsOfGoneVersionsProps {
  deliverable: string;
  versions: readonly FileDocument[];
  /** What happened to them: “its version was deleted”. */
  why: string;
}

/** Half-typed notes, responses and edits on versions that are gone. */
export function TextsOfGoneVersions({ deliverable, versions, why }: TextsOfGoneVersionsProps) {
  return useBegunVersions(deliverable)
    .filter((begun) => !versions.some(({ id }) => id === begun))
    .map((file) => <TextsOfGoneVersion key={file} file={file} why={why} />);
}

function TextsOfGoneVersion({ file, why }: { file: string; why: string }) {
  const [note, setNote] = useNewNoteText(file);
  const [texts] = useNoteTexts(file);
  return (
    <>
      {note.trim() !== '' && (
        <LostText title={`Your note was not added: ${why}.`} text={note} onDiscard={() => setNote('')} />
      )}
      {texts.map((about) => {
        const what = about.kind === 'answer' ? 'response was not added' : 'change of a note was not saved';
        return <TextOfGoneNote key={`${about.kind} ${about.note}`} about={about} title={`Your ${what}: ${why}.`} />;
      })}
    </>
  );
}
