/** Playback position, as a mark. Frames change up to 60 times a second, so listeners are called outside React. */
export interface Playhead {
  seconds: () => number;
  set: (seconds: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPlayhead(): Playhead {
  let now = 0;
  const listeners = new Set<() => void>();
  return {
    seconds: () => now,
    set(seconds) {
      if (seconds === now) return;
      now = seconds;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
