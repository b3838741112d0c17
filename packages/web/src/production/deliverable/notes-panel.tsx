import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FileDocument, type FrameGrid, noteThreads, refuseCarrying } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { LostText } from '../../kit/lost-text.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useViewer } from '../../session/session-provider.tsx';
import { BegunNotes } from './begun-notes.tsx';
import { ExportNotes } from './export-notes.tsx';
import { LostTexts } from './lost-texts.tsx';
import { NewNotePart } from './new-note.tsx';
import { NoteList } from './note-list.tsx';
import { OlderNotes } from './older-notes.tsx';
import { useKeepBegunVersion, useNewNoteText } from './use-note-text.ts';
import type { NoteWriting } from './use-note-writing.ts';
import type { PickedNote } from './use-picked-note.ts';
import type { RoomNotes } from './use-room-notes.ts';
import type { RoomPlayer } from './use-room-player.ts';
import type { RoomVersions } from './use-room-versions.ts';

interface NotesPanelProps {
  file: FileDocument;
  notes: RoomNotes;
  versions: RoomVersions;
  grid: FrameGrid | null;
  player: RoomPlayer;
  picked: PickedNote;
  writing: NoteWriting;
}

/** The notes of a version: the field for a new note, open notes of older versions, the list. */
export function NotesPanel({ file, notes, versions, grid, player, picked, writing }: NotesPanelProps) {
  const { here, open } = notes;
  const viewer = useViewer();
  const [draft, setDraft] = useNewNoteText(file.id);
  useKeepBegunVersion(file.delID ?? '', file.id);
  const [openOnly, setOpenOnly] = useState(false);
  const threads = useMemo(() => noteThreads(here, grid), [here, grid]);
  const openIds = useMemo(() => new Set(open.map(({ id }) => id)), [open]);
  const openThreads = useMemo(() => threads.filter(({ note }) => openIds.has(note.id)), [threads, openIds]);
  const { isReviewer, refusal } = writing;
  const mayNote = isReviewer && refusal === null;
  const { found } = picked;
  const [answered, setAnswered] = useState(found);
  if (found !== answered) {
    setAnswered(found);
    // "Open only" would hide a note that is done.
    if (found && !openIds.has(found.note)) setOpenOnly(false);
  }
  return (
    <Stack gap="sm">
      {/* A half-typed note stays when someone else decides. */}
      {(mayNote || (isReviewer && draft !== '')) && (
        <NewNotePart file={file} grid={grid} standing={player.standing} writing={writing} send={notes.send} />
      )}
      {!isReviewer && draft.trim() !== '' && (
        <LostText
          title="Your note was not added: you may no longer write notes here."
          text={draft}
          onDiscard={() => setDraft('')}
        />
      )}
      <BegunNotes file={file} versions={versions.all} onLook={versions.look} mayNote={mayNote} />
      {notes.loaded && <LostTexts file={file.id} notes={notes.all} />}
      <OlderNotes
        file={file}
        versions={versions.all}
        open={open}
        mayBring={refuseCarrying(viewer, file) === null}
        onLook={versions.look}
      />
      {threads.length > 0 && (
        <Group gap="xs">
          <Text size="xs" c="dimmed" flex={1}>
            {openThreads.length === 0 ? 'No open notes' : `${openThreads.length} of ${threads.length} open`}
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
      {threads.length === 0 && !notes.loaded ? (
        <PleaseWait height={120} />
      ) : threads.length === 0 ? (
        <EmptyState height={120}>{mayNote ? <WriteOne /> : 'There are no notes on this version.'}</EmptyState>
      ) : (
        <NoteList
          file={file}
          threads={openOnly ? openThreads : threads}
          open={openIds}
          waiting={notes.waiting}
          grid={grid}
          found={found}
          onGo={picked.goTo}
        />
      )}
    </Stack>
  );
}

/** The key is named only where there are keys: not on phones and tablets. */
const WriteOne = () => (useMediaQuery('(hover: hover)') ? 'No notes yet. Press N to write one.' : 'No notes yet.');
