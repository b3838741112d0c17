import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FrameGrid, frameLabel, timecodeToFrames } from '@pavilion/domain/files';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { useReturnFocus } from '../../kit/use-return-focus.ts';

interface TimecodeWindowProps {
  grid: FrameGrid;
  opened: boolean;
  onGo: (frame: number) => void;
  onClose: () => void;
}

/** Asks for a timecode of a film. */
export function TimecodeWindow({ grid, opened, onGo, onClose }: TimecodeWindowProps) {
  useReturnFocus(opened);
  return (
    <Modal opened={opened} onClose={onClose} title="Go to a timecode" size="sm">
      <TimecodeForm grid={grid} onGo={onGo} onClose={onClose} />
    </Modal>
  );
}

/** Empty each time that the window opens. */
function TimecodeForm({ grid, onGo, onClose }: Omit<TimecodeWindowProps, 'opened'>) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const go = () => {
    const counted = timecodeToFrames(typed.trim(), grid.rate);
    const frame = counted === null ? -1 : counted - grid.startFrame;
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
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Go</Button>
      </Group>
    </form>
  );
}
