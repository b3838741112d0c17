import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';

let forced = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps the whole product dark while a dark page (review room, match viewer) is open, floating parts included. */
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

/** The person's choice: light, dark, or as the system has it. */
export function useSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme] as const;
}
