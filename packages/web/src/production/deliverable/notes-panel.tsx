import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type FileDocument, type FrameGrid, type Note, notes, noteThreads } from '@pavilion/domain';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useRemembered } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';
import { useMay } from '../../session/use-may.ts';
import { ExportNotes } from './export-notes.tsx';
import { NewNotePart } from './new-note.tsx';
import { NoteItem } from './note-item.tsx';
import { noteLabel } from './note-position.ts';
import { OlderNotes } from './older-notes.tsx';

/** So many notes are drawn at once. */
const chunk = 100;

interface NotesPanelProps {
  file: FileDocument;
  /** Notes and responses of this version. */
  all: readonly Note[];
  versions: readonly FileDocument[];
  /** The notes that are open on any version. */
  open: readonly Note[];
  grid: FrameGrid | null;
  /** A note that was asked for in the picture; the same one can be asked for again. */
  found: { note: string } | null;
  /** What the note that is being written needs. */
  writing: Omit<ComponentProps<typeof NewNotePart>, 'file' | 'grid'>;
  /** Shows the picture as it stood for a note. */
  onGo: (note: Note) => void;
  onLook: (version: string) => void;
}

export function NotesPanel({ file, all, versions, open, grid, found, writing, onGo, onLook }: NotesPanelProps) {
  const user = useUser();
  const isReviewer = useMay(notes).insert({ file: file.id });
  const [draft] = useRemembered(`note-draft.${file.id}`, '');
  // What is half typed stays when somebody else decides meanwhile.
  const writes = isReviewer && (file.status === 'review' || draft !== '');
  const [openOnly, setOpenOnly] = useState(false);
  const [most, setMost] = useState(chunk);
  const threads = useMemo(() => noteThreads(all, grid), [all, grid]);
  const waiting = useMemo(() => new Set(open.map(({ id }) => id)), [open]);
  const isOpen = threads.filter(({ note }) => waiting.has(note.id));
  const shown = openOnly ? isOpen : threads;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef((_note: string): number => -1);
  place.current = (wanted) => shown.findIndex(({ note }) => note.id === wanted);
  const latest = useRef(onGo);
  latest.current = onGo;
  const go = useCallback((note: Note) => latest.current(note), []);
  const sought = useRef<string | null>(null);
  useEffect(() => {
    if (!found) return;
    sought.current = found.note;
    const at = place.current(found.note);
    if (at < 0) setOpenOnly(false);
    setMost((before) => Math.max(before, at + 1));
  }, [found]);
  useEffect(() => {
    // Once it is drawn: it may have been beyond those that were.
    const item =
      sought.current && list.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(sought.current)}"]`);
    if (!item) return;
    sought.current = null;
    item.scrollIntoView({ block: 'nearest' });
    item.focus({ preventScroll: true });
  });

  return (
    <Stack gap="sm" ref={list}>
      {writes && <NewNotePart file={file} grid={grid} {...writing} />}
      <OlderNotes
        file={file}
        versions={versions}
        open={open}
        mayBring={isReviewer && file.status === 'review'}
        onLook={onLook}
      />
      {threads.length > 0 && (
        <Group gap="xs">
          <Text size="xs" c="dimmed" flex={1}>
            {isOpen.length === 0 ? 'No open notes' : `${isOpen.length} of ${threads.length} open`}
          </Text>
          <ExportNotes file={file} threads={threads} grid={grid} />
          <Checkbox
            size="xs"
            label="Open only"
            checked={openOnly}
            onChange={(event) => setOpenOnly(event.currentTarget.checked)}
          />
        </Group>
      )}
      {shown.slice(0, most).map(({ note, answers }) => (
        <NoteItem
          key={note.id}
          note={note}
          responses={answers}
          user={user}
          label={noteLabel(note, grid)}
          brought={!note.done && !waiting.has(note.id)}
          onGo={go}
        />
      ))}
      {shown.length > most && (
        <Button variant="default" size="xs" onClick={() => setMost(most + chunk)}>
          Show {Math.min(chunk, shown.length - most)} more of {shown.length}
        </Button>
      )}
      {threads.length === 0 && (
        <EmptyState height={120}>
          {isReviewer && file.status === 'review'
            ? 'No notes yet. Press N to write one.'
            : 'There are no notes on this version.'}
        </EmptyState>
      )}
    </Stack>
  );
}
