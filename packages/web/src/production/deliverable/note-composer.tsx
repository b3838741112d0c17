import { ActionIcon, Button, Group, Paper, Switch, Tooltip } from '@mantine/core';
import { IconArrowBarToRight, IconMapPin, IconPencil, IconSend, IconX } from '@tabler/icons-react';
import { forwardRef, type ReactNode, useId, useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { useRemembered } from '../../kit/use-remembered.ts';
import { MentionTextarea } from './mention-textarea.tsx';
import classes from './review.module.css';

export interface NewNote {
  text: string;
  /** True to pin the note to where the picture stands. */
  pinned: boolean;
}

interface NoteComposerProps {
  /** Where the note will stand, in words; null where notes are about the whole only. */
  place: string | null;
  /** Whether that is a range. */
  ranged: boolean;
  onRangeEnd?: (() => void) | undefined;
  onClearRange?: () => void;
  /** Whether anything is marked or drawn on the picture: the note then stands there and nowhere else. */
  marked: boolean;
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
  { place, ranged, onRangeEnd, onClearRange, marked, pointed, drawing, tools, onSave, file },
  ref,
) {
  const [text, setText] = useRemembered(`note-draft.${file}`, '');
  const [pinned, setPinned] = useState(true);
  const [saving, setSaving] = useState(false);
  const hint = useId();
  const save = async () => {
    if (!text.trim() || saving) return;
    const written = text;
    setSaving(true);
    // The note stands in the list at once; if it is refused, what was written comes back.
    setText('');
    const saved = await onSave({ text: written.trim(), pinned: place === null || marked || pinned });
    setSaving(false);
    if (!saved) setText(written);
  };
  return (
    <Paper withBorder p="xs" component="form" onSubmit={submits(save)}>
      <MentionTextarea
        file={file}
        ref={ref}
        variant="unstyled"
        autosize
        minRows={2}
        maxRows={8}
        placeholder={marked ? 'Say what is marked' : 'Write a note'}
        aria-label="Note"
        aria-describedby={hint}
        value={text}
        onText={setText}
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
        Enter saves the note, Shift and Enter start a new line, @ and a name mention somebody
      </span>
      <Group justify="space-between" gap="xs">
        <Group gap={6} wrap="nowrap">
          {place !== null && marked && <span className={`${classes.place} tabular`}>{place}</span>}
          {place !== null && !marked && (
            <Switch
              size="xs"
              checked={pinned}
              onChange={(event) => setPinned(event.currentTarget.checked)}
              label={place}
              classNames={{ label: 'tabular' }}
            />
          )}
          {onRangeEnd && !ranged && (
            <Tool label="Note a range: ends here" name="End the range at this frame" onClick={onRangeEnd}>
              <IconArrowBarToRight size={14} />
            </Tool>
          )}
          {ranged && onClearRange && (
            <Tool label="Back to a single frame" onClick={onClearRange}>
              <IconX size={14} />
            </Tool>
          )}
          {tools && (
            <>
              <Tool
                label={pointed ? 'Without a point' : 'Mark a point: then click where it is'}
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
        </Group>
        <Button
          type="submit"
          size="compact-sm"
          ml="auto"
          disabled={!text.trim()}
          loading={saving}
          leftSection={<IconSend size={14} />}
        >
          Add note
        </Button>
      </Group>
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
  <Tooltip label={label}>
    <ActionIcon
      variant={pressed ? 'filled' : 'subtle'}
      color={pressed ? 'accent' : 'gray'}
      size="sm"
      aria-label={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);
