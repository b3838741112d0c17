import { ActionIcon, Button, Group, Tooltip, UnstyledButton } from '@mantine/core';
import { drawingColours } from '@pavilion/domain';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import classes from './drawing.module.css';
import type { Sketch } from './use-sketch.ts';

interface PenBarProps {
  sketch: Sketch;
  /** Ends drawing and goes to the text. */
  onDone: () => void;
}

const group = 'Drawing';

/** Colours, undo and exit of the pen, over the picture, also in full screen. */
export function PenBar({ sketch, onDone }: PenBarProps) {
  const drawn = sketch.lines.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the button for the pen is below the picture.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useShortcut({ keys: 'mod+z', label: 'Take back the last stroke', group }, sketch.undo, drawn);
  useShortcut({ keys: 'escape', label: 'Put down the pen', group }, sketch.putDown);
  return (
    <Group
      ref={bar}
      className={classes.bar}
      gap={2}
      wrap="nowrap"
      role="toolbar"
      aria-label="Drawing"
      onClick={(event) => event.stopPropagation()}
    >
      <Group gap={0} wrap="nowrap" role="group" aria-label="Colour">
        {drawingColours.map(({ value, name }) => (
          <Tooltip key={value} label={name} withinPortal={false}>
            <UnstyledButton
              className={classes.colour}
              style={{ '--colour': value } as CSSProperties}
              aria-label={name}
              aria-pressed={value === sketch.colour}
              onClick={() => sketch.pick(value)}
            />
          </Tooltip>
        ))}
      </Group>
      <Tool label="Undo the last stroke" disabled={!drawn} onClick={sketch.undo}>
        <IconArrowBackUp size={18} />
      </Tool>
      <Tool label="Clear the drawing" disabled={!drawn} onClick={sketch.clear}>
        <IconTrash size={18} />
      </Tool>
      <Button size="compact-sm" onClick={onDone}>
        Done
      </Button>
    </Group>
  );
}

interface ToolProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
  <Tooltip label={label} withinPortal={false}>
    <ActionIcon size={28} variant="subtle" color="gray" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  </Tooltip>
);
