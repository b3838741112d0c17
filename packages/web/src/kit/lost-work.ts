import { useSyncExternalStore } from 'react';

/** Typed texts of a window that closed under its writer's hands. */
export interface LostWork {
  key: number;
  /** Title of the window; empty if it had none in words. */
  window: string;
  texts: readonly { label: string; text: string }[];
}

/** Never stored: it goes with the tab. */
let kept: readonly LostWork[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly LostWork[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

export const keepLostWork = (work: Omit<LostWork, 'key'>): void => set([...kept, { ...work, key: count++ }]);
/** Without a key, all of it. */
export const dropLostWork = (key?: number): void =>
  set(key === undefined ? [] : kept.filter((work) => work.key !== key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was lost and is not discarded yet. */
export const useLostWork = (): readonly LostWork[] => useSyncExternalStore(subscribe, () => kept);
