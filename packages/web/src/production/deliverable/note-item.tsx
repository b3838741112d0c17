import { ActionIcon, Box, Button, Checkbox, Group, Menu, Stack, Text, UnstyledButton } from '@mantine/core';
import { linesOf, type Note, notes, type User } from '@pavilion/domain';
import { productionPolicies } from '@pavilion/domain/policies/production';
import { useGlow, useInsert, usePatch, useRemove } from '@pavilion/sync/react';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { copyLink } from '../../kit/copy-text.ts';
import { countWords } from '../../kit/count-words.ts';
import { listWords } from '../../kit/list-words.ts';
import { notifyError } from '../../kit/notify.ts';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { PersonName } from '../../parts/person-name.tsx';
import { useMay } from '../../session/use-may.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import classes from './review.module.css';
import { useNoteText } from './use-note-text.ts';

interface NoteItemProps {
  note: Note;
  responses: readonly Note[];
  user: User;
  /** Its place in words; a button that goes there. */
  label: string | null;
  mayRespond: boolean;
  /** True for a note that a newer version has taken over. */
  brought: boolean;
  /** True while it waits for the connection. */
  waiting: boolean;
  onGo: (note: Note) => void;
}

/** One note with its responses. Memoised: among hundreds, only notes that change are redrawn. */
export const NoteItem = memo(function NoteItem(props: NoteItemProps) {
  const { note, responses, user, label, mayRespond, brought, waiting, onGo } = props;
  const patch = usePatch(notes);
  const insert = useInsert(notes);
  const [answering, setAnswering] = useNoteText({ kind: 'answer', note: note.id, file: note.file });
  const glow = useGlow(notes, note.id);
  const may = useMay(productionPolicies.notes);
  const canTick = may.patch(note, 'done');
  const answer = (text: string) =>
    insert({ file: note.file, delID: note.delID, text, response: true, note: note.id, author: user.name });
  return (
    <Box
      className={glow ? `${classes.note} glow` : classes.note}
      data-note={note.id}
      data-done={note.done || undefined}
      tabIndex={-1}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Checkbox
          size="xs"
          mt={3}
          checked={note.done}
          disabled={!canTick}
          aria-label={note.done ? 'Done' : 'Mark as done'}
          title={canTick ? undefined : 'Notes are ticked done while the file is sent back to the editor'}
          onChange={(event) => void patch(note.id, { done: event.currentTarget.checked }).catch(sayWhy)}
        />
        <Stack gap={2} flex={1} miw={0}>
          <Group gap="0 6px">
            {label && (
              <UnstyledButton className={`${classes.place} tabular`} onClick={() => onGo(note)}>
                {linesOf(note).length > 0 && <IconPencil size={11} aria-hidden className={classes.penMark} />}
                {label}
              </UnstyledButton>
            )}
            <Text size="xs" c="dimmed">
              <Written note={note} />
              {brought && ' · brought into a newer version'}
              {waiting && ' · Waiting for the connection'}
            </Text>
          </Group>
          <EditableNote note={note} responses={responses} />
          {responses.map((response) => (
            <Box key={response.id} className={classes.response}>
              <Text size="xs" c="dimmed">
                <Written note={response} />
              </Text>
              <EditableNote note={response} />
            </Box>
          ))}
          {answering !== null ? (
            <NoteEditor
              file={note.file}
              text={answering}
              onText={setAnswering}
              label="Response"
              save="Respond"
              onCancel={() => setAnswering(null)}
              onSave={(text) => answer(text).then(() => setAnswering(null), sayWhy)}
            />
          ) : (
            <Group gap={0}>
              {mayRespond && (
                <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setAnswering('')}>
                  Respond
                </Button>
              )}
              <Button variant="subtle" color="gray" size="compact-xs" onClick={() => void copyLink(linkTo(note))}>
                Copy Link
              </Button>
            </Group>
          )}
        </Stack>
      </Group>
    </Box>
  );
});

/** Who wrote a note, when, and on which version; and who has changed its words since. */
function Written({ note: { author, created_by, created_at, carriedFrom, editedBy } }: { note: Note }) {
  return (
    <>
      <PersonName id={created_by} fallback={author} /> · <RelativeDate value={created_at} time />
      {carriedFrom && ` · from version ${carriedFrom}`}
      {editedBy && (
        <>
          {' '}
          · edited by <PersonName id={editedBy} />
        </>
      )}
    </>
  );
}

function EditableNote({ note, responses = [] }: { note: Note; responses?: readonly Note[] }) {
  const may = useMay(productionPolicies.notes);
  const mayEdit = may.patch(note, 'text');
  const mayErase = may.remove(note);
  const patch = usePatch(notes);
  const remove = useRemove(notes);
  const confirm = useConfirm();
  const [editing, setEditing] = useNoteText({ kind: 'edit', note: note.id, file: note.file });
  if (editing !== null) {
    return (
      <NoteEditor
        file={note.file}
        text={editing}
        onText={setEditing}
        label="Note"
        save="Save"
        onCancel={() => setEditing(null)}
        onSave={(text) => patch(note.id, { text }).then(() => setEditing(null), sayWhy)}
      />
    );
  }
  const erase = async () => {
    // PRD-105
    const text = ['Not undo-able.', responsesGone(responses)].join(' ').trim();
    if (await confirm({ title: 'Are you sure?', text, confirm: 'Delete note', danger: true }))
      await remove(note.id).catch(sayWhy);
  };
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <Text size="sm" flex={1} className={classes.noteText}>
        {note.text}
      </Text>
      {(mayEdit || mayErase) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Actions for this note">
              <IconDots size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayEdit && <Menu.Item onClick={() => setEditing(note.text)}>Edit</Menu.Item>}
            {mayErase && (
              <Menu.Item color="red" onClick={() => void erase()}>
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

/** What else goes with a note: `2 responses by Ed Itor and Sam Second will be deleted with it.` */
function responsesGone(responses: readonly Note[]): string {
  if (responses.length === 0) return '';
  const authors = [...new Set(responses.map(({ author }) => author || 'Deleted User'))];
  return `${countWords(responses.length, 'response')} by ${listWords(authors)} will be deleted with it.`;
}

interface NoteEditorProps {
  file: string;
  /** The draft, kept in the browser. */
  text: string;
  onText: (text: string) => void;
  label: string;
  save: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

function NoteEditor({ file, text, onText, label, save, onSave, onCancel }: NoteEditorProps) {
  const [saving, setSaving] = useState(false);
  const run = async () => {
    if (!text.trim()) return;
    setSaving(true);
    await onSave(text.trim());
    setSaving(false);
  };
  return (
    <Stack gap={4}>
      <MentionTextarea
        file={file}
        minRows={1}
        maxRows={8}
        size="xs"
        autoFocus
        aria-label={label}
        value={text}
        onText={onText}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            void run();
          }
        }}
      />
      <Group gap={6}>
        <Button size="compact-xs" loading={saving} disabled={!text.trim()} onClick={() => void run()}>
          {save}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

/** The address of a note: this room, with the version and the note. */
function linkTo({ id, file }: Note): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}${hash.split('?')[0]}?${new URLSearchParams({ version: file, note: id })}`;
}

const sayWhy = (error: unknown): void => {
  notifyError(refusalWords(error).message);
};
