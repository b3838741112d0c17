import { useEffect, useSyncExternalStore } from 'react';
import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { useShortcut } from '../kit/shortcuts.ts';
import { usePageLeft } from '../kit/use-page-left.ts';

let opened = false;
let everOpened = false;
const listeners = new Set<() => void>();
const setOpened = (next: boolean) => {
  opened = next;
  everOpened ||= next;
  for (const listener of listeners) listener();
};

/** Opens the palette, like Ctrl/Cmd-K. */
export const openPalette = () => setOpened(true);

const PaletteWindow = lazyPart(() => import('./palette-window.tsx').then((module) => module.PaletteWindow), {
  frame: inCorner,
});

/** Opens pages, briefs, deliverables, matches and more by name. Its window is loaded when it is first opened. */
export function CommandPalette() {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
  useShortcut({ keys: 'mod+k', label: 'Search everything', group: 'Everywhere', inFields: true }, () =>
    setOpened(!opened),
  );
  useShortcut({ keys: 'shift+slash', label: 'Show these shortcuts', group: 'Everywhere' }, () => undefined);
  // Loaded while idle, so that keys typed right after the shortcut are not lost.
  useEffect(() => {
    const timer = setTimeout(() => void PaletteWindow.loadAhead(), 3_000);
    return () => clearTimeout(timer);
  }, []);
  // A page that arrives late must not close a palette that was opened meanwhile.
  usePageLeft(() => setOpened(false), 'onBeforeNavigate');
  if (!everOpened) return null;
  return <PaletteWindow opened={open} onClose={() => setOpened(false)} />;
}
