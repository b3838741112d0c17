import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { FileDocument, Note } from '@pavilion/domain';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { FrameGrid } from '../../parts/viewer/frame-grid.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';
import { CarryNotes } from './carry-notes.tsx';
import { NewNotePart } from './new-note.tsx';
import { NoteItem } from './note-item.tsx';
import { byPosition, noteFrame, noteLabel } from './note-position.ts';

/** So many notes are drawn at once. */
const chunk = 100;
const none: readonly Note[] = [];

interface NotesPanelProps {
  file: FileDocument;
  /** Notes and responses of this version. */
  all: readonly Note[];
  /** The version before this one, with its notes that are still open. */
  previous: { version: number; open: readonly Note[] } | undefined;
  grid: FrameGrid | null;
  /** A note that was asked for in the picture; the same one can be asked for again. */
  found: { note: string } | null;
  /** What the note that is being written needs. */
  writing: Omit<ComponentProps<typeof NewNotePart>, 'file' | 'grid'>;
  onGoToFrame: (frame: number) => void;
  onGoToPage: (page: number) => void;
}

export function NotesPanel({ file, all, previous, grid, found, writing, onGoToFrame, onGoToPage }: NotesPanelProps) {
  const user = useUser();
  const isReviewer = useCan('giveFeedback');
  const [openOnly, setOpenOnly] = useState(false);
  const [most, setMost] = useState(chunk);
  const { roots, answers } = useMemo(() => arrange(all, grid), [all, grid]);
  const shown = openOnly ? roots.filter((note) => !note.done) : roots;
  const open = roots.filter((note) => !note.done).length;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef((_note: string): number => -1);
  place.current = (wanted) => shown.findIndex((note) => note.id === wanted);
  const latest = useRef({ grid, onGoToFrame, onGoToPage });
  latest.current = { grid, onGoToFrame, onGoToPage };
  const go = useCallback((note: Note) => {
    const { grid, onGoToFrame, onGoToPage } = latest.current;
    const frame = grid ? noteFrame(note, grid) : null;
    if (note.pdfPage) onGoToPage(note.pdfPage);
    else if (frame !== null) onGoToFrame(frame);
  }, []);
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
      {isReviewer && file.status === 'review' && <NewNotePart file={file} grid={grid} {...writing} />}
      {isReviewer && file.status === 'review' && previous && (
        <CarryNotes file={file.id} version={previous.version} open={previous.open} here={all} />
      )}
      {roots.length > 0 && (
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {open === 0 ? 'Every note is done' : `${open} of ${roots.length} open`}
          </Text>
          <Checkbox
            size="xs"
            label="Open only"
            checked={openOnly}
            onChange={(event) => setOpenOnly(event.currentTarget.checked)}
          />
        </Group>
      )}
      {shown.slice(0, most).map((note) => (
        <NoteItem
          key={note.id}
          note={note}
          responses={answers.get(note.id) ?? none}
          file={file}
          user={user}
          isReviewer={isReviewer}
          label={noteLabel(note, grid)}
          onGo={go}
        />
      ))}
      {shown.length > most && (
        <Button variant="default" size="xs" onClick={() => setMost(most + chunk)}>
          Show {Math.min(chunk, shown.length - most)} more of {shown.length}
        </Button>
      )}
      {roots.length === 0 && (
        <EmptyState height={120}>
          {isReviewer && file.status === 'review'
            ? 'No notes yet. Press N to write one.'
            : 'There are no notes on this version.'}
        </EmptyState>
      )}
    </Stack>
  );
}

function arrange(all: readonly Note[], grid: FrameGrid | null) {
  const answers = new Map<string, Note[]>();
  const roots: Note[] = [];
  for (const note of all) {
    if (note.response && note.note) answers.set(note.note, [...(answers.get(note.note) ?? []), note]);
    else roots.push(note);
  }
  for (const list of answers.values()) list.sort((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? ''));
  return { roots: roots.sort(byPosition(grid)), answers };
}
