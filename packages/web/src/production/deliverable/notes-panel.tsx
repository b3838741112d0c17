import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type FileDocument, type Note, notes } from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { type RefObject, useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyError } from '../../kit/notify.ts';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { type FrameGrid, frameLabel, secondsOf } from '../../parts/viewer/frame-grid.ts';
import { useCan, useUser } from '../../session/session-provider.tsx';
import { CarryNotes } from './carry-notes.tsx';
import { type NewNote, NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import { byPosition, noteFrame, noteLabel } from './note-position.ts';

/** So many notes are drawn at once. */
const chunk = 100;

interface NotesPanelProps {
  file: FileDocument;
  /** Notes and responses of this version. */
  all: readonly Note[];
  /** The version before this one, with its notes that are still open. */
  previous: { version: number; open: readonly Note[] } | undefined;
  grid: FrameGrid | null;
  position: FilePosition;
  onGoToFrame: (frame: number) => void;
  onGoToPage: (page: number) => void;
  composerRef: RefObject<HTMLTextAreaElement | null>;
}

export function NotesPanel({
  file,
  all,
  previous,
  grid,
  position,
  onGoToFrame,
  onGoToPage,
  composerRef,
}: NotesPanelProps) {
  const user = useUser();
  const isReviewer = useCan('giveFeedback');
  const insert = useInsert(notes);
  const [openOnly, setOpenOnly] = useState(false);
  const [most, setMost] = useState(chunk);
  const [rangeEnd, setRangeEnd] = useState<number | null>(null);
  const { roots, answers } = useMemo(() => arrange(all, grid), [all, grid]);
  const shown = openOnly ? roots.filter((note) => !note.done) : roots;
  const open = roots.filter((note) => !note.done).length;

  const place =
    grid && position.frame !== null
      ? frameLabel(position.frame, grid)
      : position.pages > 1 && position.page
        ? `Page ${position.page}`
        : null;
  const save = async ({ text, pinned }: NewNote) => {
    try {
      await insert({
        file: file.id,
        delID: file.delID,
        text,
        author: user.name,
        ...placeOf(pinned, position, grid, rangeEnd),
      });
      setRangeEnd(null);
      return true;
    } catch (error) {
      notifyError(refusalWords(error).message);
      return false;
    }
  };

  return (
    <Stack gap="sm">
      {isReviewer && file.status === 'review' && (
        <NoteComposer
          ref={composerRef}
          file={file.id}
          place={place}
          placeEnd={grid && rangeEnd !== null ? frameLabel(rangeEnd, grid) : null}
          onRangeEnd={grid && position.frame !== null ? () => setRangeEnd(position.frame) : undefined}
          onClearRange={() => setRangeEnd(null)}
          onSave={save}
        />
      )}
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
          responses={answers.get(note.id) ?? []}
          file={file}
          user={user}
          isReviewer={isReviewer}
          label={noteLabel(note, grid)}
          onGo={() => {
            const frame = grid ? noteFrame(note, grid) : null;
            if (note.pdfPage) onGoToPage(note.pdfPage);
            else if (frame !== null) onGoToFrame(frame);
          }}
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
            ? 'No notes yet. Press N to write one at this frame.'
            : 'There are no notes on this version.'}
        </EmptyState>
      )}
    </Stack>
  );
}

function placeOf(
  pinned: boolean,
  { frame, page, pages }: FilePosition,
  grid: FrameGrid | null,
  rangeEnd: number | null,
) {
  if (!pinned) return {};
  if (grid && frame !== null) {
    const [from, to] = rangeEnd !== null ? [Math.min(frame, rangeEnd), Math.max(frame, rangeEnd)] : [frame, null];
    const end = to !== null && to > from ? { frameEnd: to } : {};
    return { frame: from, ...end, tc: frameLabel(from, grid), seconds: Number(secondsOf(from, grid).toFixed(3)) };
  }
  return page && pages > 1 ? { pdf: true, pdfPage: page } : {};
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
