import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { type Inspiration, type InspirationComment, inspirationComments } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { useGlow, useInsert, useLive, usePatch } from '@pavilion/sync/react';
import { IconDots, IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { LostText } from '../../kit/lost-text.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { submits } from '../../kit/submits.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useLostField } from '../../kit/use-lost-field.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useErase } from '../../parts/use-erase.ts';
import { useMay } from '../../session/use-may.ts';
import classes from './inspiration-page.module.css';

const sayWhy = (error: unknown): void => {
  notifyError(refusalWords(error).message);
};

/** Live comments on an inspiration (LIB-044). People edit and delete their own (OPN-092). */
export function Comments({ inspiration }: { inspiration: Inspiration }) {
  const { documents } = useLive(inspirationComments, {
    where: { inspiration: inspiration.id },
    orderBy: [{ field: 'created_at', direction: 'asc' }],
  });
  return (
    <Panel title={`Comments${documents.length > 0 ? ` (${documents.length})` : ''}`}>
      <Stack gap="sm">
        {documents.length > 0 && (
          <div role="list" aria-label="Comments">
            {documents.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </div>
        )}
        <NewComment inspiration={inspiration.id} />
      </Stack>
    </Panel>
  );
}

/** The comment that this person is writing. It survives a reload, and the deletion of the inspiration. */
const useNewComment = (inspiration: string) => useDraft(`comment-draft.${inspiration}`, '');

/** In place of the comments of an inspiration that is gone: the one that this person was writing. */
export function LostComment({ inspiration }: { inspiration: string }) {
  const [text, setText] = useNewComment(inspiration);
  if (!text.trim()) return null;
  return (
    <LostText
      title="The inspiration was deleted while you wrote a comment. Your text:"
      text={text}
      onDiscard={() => setText('')}
    />
  );
}

function NewComment({ inspiration }: { inspiration: string }) {
  const insert = useInsert(inspirationComments);
  const [text, setText] = useNewComment(inspiration);
  const send = async () => {
    const written = text.trim();
    if (!written) return;
    setText('');
    await insert({ inspiration, text: written }).catch((error: unknown) => {
      // A refused comment returns to the box.
      setText(written);
      sayWhy(error);
    });
  };
  return (
    <form onSubmit={submits(send)}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <CommentBox label="New comment" placeholder="Write a comment" value={text} onChange={setText} onSend={send} />
        <Button type="submit" disabled={!text.trim()} leftSection={<IconSend size={14} />}>
          Comment
        </Button>
      </Group>
    </form>
  );
}

function Comment({ comment }: { comment: InspirationComment }) {
  const may = useMay(inspirationsPolicies.inspirationComments);
  const mayEdit = may.patch(comment, 'text');
  const mayErase = may.remove(comment);
  const erase = useErase(inspirationComments);
  const confirm = useConfirm();
  const glow = useGlow(inspirationComments, comment.id);
  const [editing, setEditing] = useState(false);
  const ask = async () => {
    if (
      await confirm({ title: 'Are you sure?', text: 'The comment will be deleted.', confirm: 'Delete', danger: true })
    )
      await erase(comment.id, 'The comment was deleted.');
  };
  return (
    <div role="listitem" className={glow ? `${classes.comment} glow` : classes.comment}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="xs" c="dimmed" component="div">
          <Group gap={6}>
            <PersonName id={comment.created_by} avatar size={20} /> <RelativeDate value={comment.created_at} time />
            {comment.updated_at && comment.updated_at !== comment.created_at && <span>edited</span>}
          </Group>
        </Text>
        {(mayEdit || mayErase) && !editing && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Actions for this comment">
                <IconDots size={14} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {mayEdit && <Menu.Item onClick={() => setEditing(true)}>Edit</Menu.Item>}
              {mayErase && (
                <Menu.Item color="red" onClick={() => void ask()}>
                  Delete
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {editing ? (
        <EditComment comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <Text size="sm" mt={4} className={classes.text}>
          {comment.text}
        </Text>
      )}
    </div>
  );
}

function EditComment({ comment: { id, text }, onClose }: { comment: InspirationComment; onClose: () => void }) {
  const patch = usePatch(inspirationComments);
  const [draft, setDraft] = useState(text);
  const field = useLostField({ name: 'Comment' });
  /** Whether it was sent or given up: until then it is not to be lost when the comment goes, alone or with its inspiration. */
  const ended = useRef(false);
  field.whenGone(() => {
    if (!ended.current && draft.trim() !== text) field.keep(draft, text);
  });
  const leave = () => {
    ended.current = true;
    onClose();
  };
  const save = async () => {
    if (!draft.trim()) return;
    ended.current = true;
    await patch(id, { text: draft.trim() }).then(leave, (error: unknown) => {
      ended.current = false;
      if (field.isGone()) field.keep(draft, text);
      sayWhy(error);
    });
  };
  return (
    <Stack gap={6} mt={6}>
      <CommentBox
        label="Comment"
        value={draft}
        onChange={(typed) => {
          field.isTyped();
          setDraft(typed);
        }}
        onSend={save}
        onLeave={leave}
        autoFocus
      />
      <Group gap={6}>
        <Button size="compact-sm" disabled={!draft.trim()} onClick={() => void save()}>
          Save
        </Button>
        <Button size="compact-sm" variant="default" onClick={leave}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

interface CommentBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => unknown;
  onLeave?: () => void;
  autoFocus?: boolean;
}

/** Enter sends, Shift+Enter starts a new line, Escape leaves. */
function CommentBox({ label, placeholder, value, onChange, onSend, onLeave, autoFocus = false }: CommentBoxProps) {
  return (
    <GrowingTextarea
      flex={1}
      minRows={1}
      maxRows={8}
      aria-label={label}
      placeholder={placeholder}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onLeave?.();
        if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
          event.preventDefault();
          void onSend();
        }
      }}
    />
  );
}
