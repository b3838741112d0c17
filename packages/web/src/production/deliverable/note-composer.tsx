import { ActionIcon, Button, Group, Paper, Switch, Text, UnstyledButton } from '@mantine/core';
import { IconMapPin, IconPencil, IconSend, IconX } from '@tabler/icons-react';
import { forwardRef, type ReactNode, useId, useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import classes from './review.module.css';
import { useNewNoteText } from './use-note-text.ts';

export interface NewNote {
  text: string;
  /** True to pin the note to where the picture stands. */
  pinned: boolean;
}

interface NoteComposerProps {
  /** Where the note will stand, in words; null where notes are about the whole only. */
  place: string | null;
  /** Holds the place, or makes it a range up to where the picture stands. Absent where there are no frames. */
  range: { label: string; onPress: () => void } | undefined;
  /** Lets the place follow the picture again. Absent while it does. */
  onFollow: (() => void) | undefined;
  /** Told when the first letter of a note is there, and when the last one is gone. */
  onBegin: (hasText: boolean) => void;
  /** Why no note can be added now, while one is still being written. */
  closed: string | null;
  /** What is marked or drawn on the picture, and where, in words: the note then stands there and nowhere else. */
  marked: string | null;
  /** Goes to what is marked. */
  onMarked: () => void;
  /** Whether a point on the picture is marked. */
  pointed: boolean;
  /** Whether strokes on the picture draw. */
  drawing: boolean;
  /** Marks a point, or takes the mark away; takes up the pen, or puts it down. Absent where there is no picture. */
  tools: { onPoint: () => void; onDraw: () => void } | undefined;
  onSave: (note: NewNote) => Promise<boolean>;
  /** The version that it is about; what is being typed for it survives a change of the version and a reload. */
  file: string;
}

/** A note is written by typing: Enter saves at this frame, Shift+Enter starts a line. */
export const NoteComposer = forwardRef<HTMLTextAreaElement, NoteComposerProps>(function NoteComposer(
  { place, range, onFollow, onBegin, closed, marked, onMarked, pointed, drawing, tools, onSave, file },
  ref,
) {
  const [text, setText] = useNewNoteText(file);
  const [pinned, setPinned] = useState(true);
  const [saving, setSaving] = useState(false);
  const hint = useId();
  const save = async () => {
    if (!text.trim() || saving || closed) return;
    const written = text;
    setSaving(true);
    // The note stands in the list at once; if it is refused, what was written comes back.
    setText('');
    const saved = await onSave({ text: written.trim(), pinned: place === null || marked !== null || pinned });
    setSaving(false);
    if (!saved) setText(written);
  };
  const at = marked ? (
    <UnstyledButton className={`${classes.place} tabular`} title="Show it on the picture" onClick={onMarked}>
      {marked}
    </UnstyledButton>
  ) : (
    place !== null && (
      <Switch
        size="xs"
        checked={pinned}
        onChange={(event) => setPinned(event.currentTarget.checked)}
        label={place}
        classNames={{ label: 'tabular' }}
      />
    )
  );
  // What comes and goes stands behind what stays.
  const around = (
    <>
      {tools && (
        <>
          <Tool
            label={pointed ? 'Remove the point' : 'Mark a point, then click its place'}
            name="Mark a point"
            pressed={pointed}
            onClick={tools.onPoint}
          >
            <IconMapPin size={14} />
          </Tool>
          <Tool label="Draw on the picture (D)" name="Draw" pressed={drawing} onClick={tools.onDraw}>
            <IconPencil size={14} />
          </Tool>
        </>
      )}
      {range && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={range.onPress}>
          {range.label}
        </Button>
      )}
      {onFollow && (
        <Tool label="Follow the picture again" onClick={onFollow}>
          <IconX size={14} />
        </Tool>
      )}
    </>
  );
  return (
    <Paper withBorder p="xs" component="form" onSubmit={submits(save)}>
      <MentionTextarea
        file={file}
        ref={ref}
        variant="unstyled"
        minRows={2}
        maxRows={8}
        placeholder={marked ? 'Say what is marked' : 'Write a note'}
        aria-label="Note"
        aria-describedby={hint}
        value={text}
        onText={(next) => {
          if ((next === '') !== (text === '')) onBegin(next !== '');
          setText(next);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            void save();
          }
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <span id={hint} className="visually-hidden">
        Enter saves the note, Shift and Enter start a new line, @ and a name mention someone
      </span>
      {closed && (
        <Text size="xs" c="dimmed" role="status">
          {closed}
        </Text>
      )}
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {at}
        <Button
          type="submit"
          size="compact-sm"
          ml="auto"
          disabled={!text.trim() || closed !== null}
          loading={saving}
          leftSection={<IconSend size={14} />}
        >
          Add note
        </Button>
      </Group>
      {/* A row of their own: they change with the first letter and with a mark, and nothing below may jump then. */}
      {(tools || range || onFollow) && (
        <Group gap={6} mt={4}>
          {around}
        </Group>
      )}
    </Paper>
  );
});

interface ToolProps {
  label: string;
  /** Said aloud, if not the label. */
  name?: string;
  /** Of a switch: whether it is on. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, name = label, pressed, onClick, children }: ToolProps) => (
  <ActionIcon
    variant={pressed ? 'filled' : 'subtle'}
    color={pressed ? 'accent' : 'gray'}
    size="sm"
    data-tip={label}
    aria-label={name}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
