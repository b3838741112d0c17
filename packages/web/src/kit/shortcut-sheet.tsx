import { useSyncExternalStore } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { inCorner, lazyPart } from './lazy-part.tsx';

let opened = false;
let everOpened = false;
const listeners = new Set<() => void>();
const setOpened = (next: boolean) => {
  opened = next;
  everOpened ||= next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the list of shortcuts, as `?` does. */
export const openShortcuts = () => setOpened(true);

const ShortcutWindow = lazyPart(() => import('./shortcut-window.tsx').then((module) => module.ShortcutWindow), {
  frame: inCorner,
});

/** Listens for `?`; the list itself loads when first opened. */
export function ShortcutSheet() {
  const open = useSyncExternalStore(subscribe, () => opened);
  useHotkeys(['?', 'shift+?'], () => setOpened(!opened), { useKey: true });
  if (!everOpened) return null;
  return <ShortcutWindow opened={open} onClose={() => setOpened(false)} />;
}
