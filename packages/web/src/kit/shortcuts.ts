import { useEffect, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { isTypedAway } from './typing-guard.ts';

export interface Shortcut {
  /** In the syntax of react-hotkeys-hook: `mod+k`, `j`, `shift+left`; alternatives after a comma. */
  keys: string;
  label: string;
  group: string;
  /** Events to ignore, for example while a button has the focus. */
  ignore?: (event: KeyboardEvent) => boolean;
  /** Works in text fields too. */
  inFields?: boolean;
}

const known = new Set<Shortcut>();
const listeners = new Set<() => void>();
let version = 0;

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};
export const subscribeShortcuts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const shortcutsVersion = () => version;
export const listShortcuts = (): Shortcut[] => [...known];

/** A field of notes keeps its keys from the shortcuts of the page. */
const beforeFields = { eventListenerOptions: { capture: true } };

type Listed = Pick<Shortcut, 'keys' | 'label' | 'group'>;

/** Lists keys that parts of this screen handle themselves, in the window that `?` opens. */
export function useListedKeys({ keys, label, group }: Listed, when = true): void {
  useEffect(() => {
    if (!when) return;
    const entry = { keys, label, group };
    known.add(entry);
    changed();
    return () => {
      known.delete(entry);
      changed();
    };
  }, [keys, label, group, when]);
}

/**
 * Registers a shortcut of this screen, listed in the window that `?` opens. Inactive while someone types in a field, unless it
 * says `inFields`.
 */
export function useShortcut(shortcut: Shortcut, action: (event: KeyboardEvent) => void, when = true): void {
  const latest = useRef(action);
  latest.current = action;
  const { keys, ignore, inFields = false } = shortcut;
  useListedKeys(shortcut, when);
  useHotkeys(keys, (event) => latest.current(event), {
    enabled: when,
    preventDefault: true,
    // A player's seek bar handles its own arrow keys; all other shortcuts still work there, as nobody types into a
    // slider.
    enableOnFormTags: inFields || ['slider'],
    ...(inFields && beforeFields),
    ignoreEventWhen: (event) => isTypedAway() || (ignore?.(event) ?? false),
  });
}
