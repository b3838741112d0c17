import { Button, Stack } from '@mantine/core';
import { type FileDocument, type FrameGrid, type Note, type NoteThread, refuseNote } from '@pavilion/domain';
import { productionPolicies } from '@pavilion/domain/policies/production';
import { useCallback, useRef } from 'react';
import { useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { NoteItem } from './note-item.tsx';
import { noteLabel } from './note-position.ts';
import { notesAtOnce, useFoundNote } from './use-found-note.ts';

interface NoteListProps {
  file: FileDocument;
  threads: readonly NoteThread[];
  /** Open notes by id. */
  open: ReadonlySet<string>;
  /** Notes that the server does not have yet, by id. */
  waiting: ReadonlySet<string>;
  grid: FrameGrid | null;
  found: { note: string } | null;
  /** From a note to its place in the picture. */
  onGo: (note: Note) => void;
}

/** Notes with their responses, a hundred at a time. */
export function NoteList({ file, threads, open, waiting, grid, found, onGo }: NoteListProps) {
  const user = useUser();
  const may = useMay(productionPolicies.notes);
  const mayRespond = (note: Note) => {
    const response = { file: file.id, response: true, note: note.id };
    return may.insert(response) && refuseNote(response, file, note) === null;
  };
  const { list, most, showMore } = useFoundNote(threads, found);
  // Notes are redrawn only when they change, so the handler must stay the same function.
  const latest = useRef(onGo);
  latest.current = onGo;
  const go = useCallback((note: Note) => latest.current(note), []);
  return (
    <Stack gap="sm" ref={list}>
      {threads.slice(0, most).map(({ note, answers }) => (
        <NoteItem
          key={note.id}
          note={note}
          responses={answers}
          user={user}
          label={noteLabel(note, grid)}
          mayRespond={mayRespond(note)}
          waiting={waiting.has(note.id)}
          brought={!note.done && !open.has(note.id)}
          onGo={go}
        />
      ))}
      {threads.length > most && (
        <Button variant="default" size="xs" onClick={showMore}>
          Show {Math.min(notesAtOnce, threads.length - most)} more of {threads.length}
        </Button>
      )}
    </Stack>
  );
}
