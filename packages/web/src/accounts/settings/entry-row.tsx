import { ActionIcon, Menu, Text, TextInput } from '@mantine/core';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './settings.module.css';

export interface Renaming {
  /** Current name in the list. */
  from: string;
  typed: string;
  error?: string | undefined;
}

interface EntryRowProps {
  name: string;
  /** Index in the whole list; undefined while a search filters the list, when entries cannot be moved. */
  place: number | undefined;
  total: number;
  /** `12 briefs and 3 users`; empty when unused; undefined while unknown, or for lists without usage counts. */
  uses: string | undefined;
  /** Sentence below the new name, while documents use the old one. */
  hint: string | undefined;
  renaming: Renaming | undefined;
  details: ReactNode;
  onRename: (renaming: Renaming | undefined) => void;
  onRenamed: () => void;
  /** Moves the entry before index `to`, counted before the move. */
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (dragging: boolean) => void;
}

/** One entry of a list: name, details, usage count and a menu. Moves by drag or from the menu. */
export function EntryRow(props: EntryRowProps) {
  const { name, place, total, uses, renaming, details, onRename, onMove, onRemove, onDrag } = props;
  const first = place === 0;
  const last = place === total - 1;
  return (
    <div className={classes.entry} data-detailed={details !== null}>
      <span
        className={classes.grip}
        aria-hidden
        draggable={place !== undefined && !renaming}
        data-off={place === undefined}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData(carriedEntry, name);
          const row = event.currentTarget.parentElement;
          if (row) event.dataTransfer.setDragImage(row, 12, 20);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
      >
        <IconGripVertical size={16} />
      </span>
      {renaming ? (
        <RenameInput {...props} renaming={renaming} />
      ) : (
        <button
          type="button"
          className={classes.name}
          aria-label={`Rename ${name}`}
          onClick={() => onRename({ from: name, typed: name })}
        >
          {name}
        </button>
      )}
      {details && <div className={classes.details}>{details}</div>}
      {uses !== undefined && (
        <Text size="xs" c="dimmed" className={`${classes.uses} tabular`}>
          {uses || 'Not used'}
        </Text>
      )}
      <Menu position="bottom-end" withinPortal returnFocus={!renaming}>
        <Menu.Target>
          <ActionIcon
            className={classes.more}
            variant="subtle"
            color="gray"
            aria-label={`Actions for ${name}`}
            data-menu-of={name}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={14} />} onClick={() => onRename({ from: name, typed: name })}>
            Rename
          </Menu.Item>
          {place !== undefined && total > 1 && (
            <>
              <Menu.Item disabled={first} leftSection={<IconArrowUp size={14} />} onClick={() => onMove(place - 1)}>
                Move Up
              </Menu.Item>
              <Menu.Item disabled={last} leftSection={<IconArrowDown size={14} />} onClick={() => onMove(place + 2)}>
                Move Down
              </Menu.Item>
              <Menu.Item disabled={first} leftSection={<IconArrowBarToUp size={14} />} onClick={() => onMove(0)}>
                Move to the Top
              </Menu.Item>
              <Menu.Item disabled={last} leftSection={<IconArrowBarToDown size={14} />} onClick={() => onMove(total)}>
                Move to the Bottom
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={14} />} onClick={onRemove}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** Data transfer type of a dragged row. */
export const carriedEntry = 'application/x-setting';

function RenameInput({
  name,
  hint,
  renaming,
  onRename,
  onRenamed,
}: Pick<EntryRowProps, 'name' | 'hint' | 'onRename' | 'onRenamed'> & { renaming: Renaming }) {
  return (
    <TextInput
      size="xs"
      autoFocus
      className={classes.rename}
      aria-label={`New name of ${name}`}
      description={hint}
      inputWrapperOrder={['input', 'error', 'description']}
      value={renaming.typed}
      error={renaming.error}
      onChange={(event) => onRename({ from: name, typed: event.currentTarget.value })}
      onBlur={() => !renaming.error && onRenamed()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onRenamed();
        if (event.key === 'Escape') {
          event.stopPropagation();
          onRename(undefined);
        }
      }}
    />
  );
}
