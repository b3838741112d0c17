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

/** Opens the palette, as Ctrl/Cmd-K does. */
export const openPalette = () => setOpened(true);

const load = () => import('./palette-window.tsx');
const PaletteWindow = lazyPart(() => load().then((module) => module.PaletteWindow), { frame: inCorner });

/** Jumps to pages, briefs, deliverables and matches. Its window is loaded when it is first opened. */
export function CommandPalette() {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
  useShortcut({ keys: 'mod+k', label: 'Search everything', group: 'Everywhere' }, () => setOpened(!opened));
  useShortcut({ keys: 'shift+slash', label: 'Show these shortcuts', group: 'Everywhere' }, () => undefined);
  // Fetched while nothing else happens, so that what is typed right after the key is not lost.
  useEffect(() => {
    const timer = setTimeout(() => void load(), 3_000);
    return () => clearTimeout(timer);
  }, []);
  usePageLeft(() => setOpened(false));
  if (!everOpened) return null;
  return <PaletteWindow opened={open} onClose={() => setOpened(false)} />;
}
