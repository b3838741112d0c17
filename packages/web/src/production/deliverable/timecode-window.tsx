import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FrameGrid, frameLabel, frameOfTyped } from '@pavilion/domain/files';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { useReturnFocus } from '../../kit/use-return-focus.ts';

interface TimecodeWindowProps {
  grid: FrameGrid;
  opened: boolean;
  /** The text of its field. */
  typed: string;
  onType: (text: string) => void;
  onGo: (frame: number) => void;
  onClose: () => void;
}

/** Asks for a timecode of a film. */
export function TimecodeWindow({ opened, ...form }: TimecodeWindowProps) {
  useReturnFocus(opened);
  return (
    <Modal opened={opened} onClose={form.onClose} title="Go to a timecode" size="sm">
      <TimecodeForm {...form} />
    </Modal>
  );
}

function TimecodeForm({ grid, typed, onType, onGo, onClose }: Omit<TimecodeWindowProps, 'opened'>) {
  const [wrong, setWrong] = useState<string>();
  const go = () => {
    const frame = frameOfTyped(typed, grid);
    if (frame === null) return setWrong(`Type a timecode such as ${frameLabel(0, grid)}.`);
    if (frame < 0 || (grid.frames !== undefined && frame >= grid.frames)) {
      const last = grid.frames === undefined ? '' : ` to ${frameLabel(grid.frames - 1, grid)}`;
      return setWrong(`This film runs from ${frameLabel(0, grid)}${last}.`);
    }
    onGo(frame);
    onClose();
  };
  return (
    <form onSubmit={submits(go)}>
      <Group align="flex-start" gap="xs">
        <TextInput
          flex={1}
          aria-label="Timecode"
          placeholder={frameLabel(0, grid)}
          classNames={{ input: 'tabular' }}
          data-autofocus
          value={typed}
          error={wrong}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <Button type="submit">Go</Button>
      </Group>
    </form>
  );
}
