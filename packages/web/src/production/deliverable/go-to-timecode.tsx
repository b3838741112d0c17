import type { FrameGrid } from '@pavilion/domain/files';
import { useState } from 'react';
import { OnDemand } from '../../kit/later.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';

const TimecodeWindow = lazyPart(() => import('./timecode-window.tsx').then((module) => module.TimecodeWindow), {
  frame: inCorner,
});

interface GoToTimecodeProps {
  grid: FrameGrid;
  onGo: (frame: number) => void;
}

/** G asks for a timecode and goes there. */
export function GoToTimecode({ grid, onGo }: GoToTimecodeProps) {
  const [opened, setOpened] = useState(false);
  useShortcut({ keys: 'g', label: 'Go to a timecode', group: 'Review' }, () => setOpened(true));
  return (
    <OnDemand wanted={opened}>
      <TimecodeWindow grid={grid} opened={opened} onGo={onGo} onClose={() => setOpened(false)} />
    </OnDemand>
  );
}
