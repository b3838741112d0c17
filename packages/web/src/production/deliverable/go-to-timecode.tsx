import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FrameGrid, frameLabel, timecodeToFrames } from '@pavilion/domain/files';
import { useState } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { submits } from '../../kit/submits.ts';

interface GoToTimecodeProps {
  grid: FrameGrid;
  onGo: (frame: number) => void;
}

/** G asks for a timecode and goes there. */
export function GoToTimecode({ grid, onGo }: GoToTimecodeProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  useShortcut({ keys: 'g', label: 'Go to a timecode', group: 'Review' }, () => {
    setTyped('');
    setWrong(undefined);
    setOpened(true);
  });
  const go = () => {
    const counted = timecodeToFrames(typed.trim(), grid.rate);
    const frame = counted === null ? -1 : counted - grid.startFrame;
    if (frame < 0 || (grid.frames !== undefined && frame >= grid.frames)) {
      const last = grid.frames === undefined ? '' : ` to ${frameLabel(grid.frames - 1, grid)}`;
      return setWrong(`This film runs from ${frameLabel(0, grid)}${last}.`);
    }
    onGo(frame);
    setOpened(false);
  };
  return (
    <Modal opened={opened} onClose={() => setOpened(false)} title="Go to a timecode" size="sm">
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
    </Modal>
  );
}
