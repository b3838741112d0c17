import { useCallback, useSyncExternalStore } from 'react';

const prefix = 'pavilion.';
const listeners = new Map<string, Set<() => void>>();
/** Parsed values by key, so that unchanged text gives the same object on every render. */
const parsed = new Map<string, { text: string | null; value: unknown }>();

/** The value that is remembered now, for callbacks. */
export function remembered<T>(key: string, initial: T): T {
  let text: string | null = null;
  try {
    text = localStorage.getItem(prefix + key);
  } catch {
    text = null;
  }
  const known = parsed.get(key);
  if (known && known.text === text) return known.value as T;
  let value: unknown = initial;
  if (text !== null) {
    try {
      value = JSON.parse(text);
    } catch {
      value = initial;
    }
  }
  parsed.set(key, { text, value });
  return value as T;
}

/** Keeps a value, and shows it wherever it is used. */
export function remember<T>(key: string, next: T): void {
  const text = JSON.stringify(next);
  parsed.set(key, { text, value: next });
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    // Private windows may refuse storage, and it may be full; the choice then lasts for this visit only.
    forget(key);
    parsed.set(key, { text: null, value: next });
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Whether the value is kept beyond this visit. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(prefix + key) !== null;
  } catch {
    return false;
  }
}

/** An older value would come back in the place of one that could not be stored. */
function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing is stored.
  }
}

/** A choice kept across visits in local storage (PLT-106); components with the same key stay in step. */
export function useRemembered<T>(key: string, initial: T): [T, (next: T) => void] {
  const value = useSyncExternalStore(
    useCallback(
      (listener) => {
        const set = listeners.get(key) ?? new Set();
        listeners.set(key, set.add(listener));
        const other = (event: StorageEvent) => event.key === prefix + key && listener();
        window.addEventListener('storage', other);
        return () => {
          set.delete(listener);
          window.removeEventListener('storage', other);
        };
      },
      [key],
    ),
    () => remembered(key, initial),
  );
  const set = useCallback((next: T) => remember(key, next), [key]);
  return [value, set];
}
