import { useEffect, useSyncExternalStore } from 'react';
import { inCorner, lazyPart } from '../kit/lazy-part.tsx';
import { useShortcut } from '../kit/shortcuts.ts';
import { typeInto } from '../kit/type-into.ts';
import { usePageLeft } from '../kit/use-page-left.ts';

const paletteLabel = 'Search everything';

let opened = false;
let everOpened = false;
const listeners = new Set<() => void>();
const field = () => document.querySelector<HTMLInputElement>(`[aria-label="${paletteLabel}"] input`);
const setOpened = (next: boolean) => {
  if (next && !opened) typeInto(field, () => opened);
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
  useShortcut({ keys: 'mod+k', label: paletteLabel, group: 'Everywhere', inFields: true }, () => setOpened(!opened));
  useShortcut({ keys: 'shift+slash', label: 'Show these shortcuts', group: 'Everywhere' }, () => undefined);
  // Loaded while idle, so that it opens at once.
  useEffect(() => {
    const timer = setTimeout(() => void PaletteWindow.loadAhead(), 3_000);
    return () => clearTimeout(timer);
  }, []);
  // A page that arrives late must not close a palette that was opened meanwhile.
  usePageLeft(() => setOpened(false), 'onBeforeNavigate');
  if (!everOpened) return null;
  return <PaletteWindow label={paletteLabel} opened={open} onClose={() => setOpened(false)} />;
}
