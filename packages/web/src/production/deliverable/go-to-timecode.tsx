import type { FrameGrid } from '@pavilion/domain/files';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  useShortcut({ keys: 'g', label: 'Go to a timecode', group: 'Review' }, () => {
    setTyped('');
    setOpened(true);
  });
  useKeysBefore(opened, setTyped);
  return (
    <OnDemand wanted={opened}>
      <TimecodeWindow
        grid={grid}
        opened={opened}
        typed={typed}
        onType={setTyped}
        onGo={onGo}
        onClose={() => setOpened(false)}
      />
    </OnDemand>
  );
}

/** Hears what is typed after the window was asked for and before its field has the focus: it may still have to be loaded. */
function useKeysBefore(asked: boolean, setTyped: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!asked) return;
    const hear = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1;
      if (isCommand || (event.target instanceof Element && event.target.closest('[role=dialog]'))) return;
      // Not a shortcut of the player.
      event.stopPropagation();
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [asked, setTyped]);
}
