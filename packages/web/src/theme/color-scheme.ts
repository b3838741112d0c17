import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';

let forced = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Forces the dark scheme while a dark page (review room, match viewer) is open, for the whole window including portals.
 */
export function useForcedDark(dark: boolean): void {
  useEffect(() => {
    if (!dark) return;
    forced += 1;
    tell();
    return () => {
      forced -= 1;
      tell();
    };
  }, [dark]);
}

/** Whether a dark page is open. */
export const useIsForcedDark = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forced > 0,
  );

export const schemeChoices = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The user's choice of scheme: light, dark, or the system's. */
export function useSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme] as const;
}
