import { useCallback, useSyncExternalStore } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';

/** Position of the player in a version. It changes with every frame, so its readers subscribe without redrawing the room. */
export interface Standing {
  get: (file: string) => FilePosition;
  set: (file: string, position: FilePosition) => void;
  subscribe: (listener: () => void) => () => void;
}

const nowhere: FilePosition = { frame: null, seconds: null, page: null, pages: 0 };

export function createStanding(): Standing {
  const listeners = new Set<() => void>();
  let now: { file: string; position: FilePosition } = { file: '', position: nowhere };
  return {
    get: (file) => (file === now.file ? now.position : nowhere),
    set(file, position) {
      const { frame, seconds, page, pages } = now.position;
      const isSame = frame === position.frame && seconds === position.seconds;
      if (file === now.file && isSame && page === position.page && pages === position.pages) return;
      now = { file, position };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads a value from the position; redraws only when the value changes. */
export function useStanding<T extends string | number | boolean | null>(
  standing: Standing,
  file: string,
  read: (position: FilePosition) => T,
): T {
  return useSyncExternalStore(
    standing.subscribe,
    useCallback(() => read(standing.get(file)), [standing, file, read]),
  );
}
