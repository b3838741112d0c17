import { createListeners, type Listeners } from './listeners.ts';

/** Another user's last change to a document, while recent. */
export interface Glow {
  by: string;
  /** When the change arrived, in milliseconds of the client's clock. */
  at: number;
}

export interface Glows {
  note(collection: string, id: string, glow: Glow): void;
  get(collection: string, id: string): Glow | undefined;
  subscribe(collection: string, id: string, listener: () => void): () => void;
}

/** Remembers who changed what for a moment, so that a row can light up on other people's screens. */
export function createGlows(lasting: number): Glows {
  const fresh = new Map<string, Glow>();
  const watchers = new Map<string, Listeners>();
  const keyOf = (collection: string, id: string) => `${collection}/${id}`;
  return {
    note(collection, id, glow) {
      const key = keyOf(collection, id);
      const watching = watchers.get(key);
      if (!watching) return;
      fresh.set(key, glow);
      watching.tell();
      setTimeout(() => {
        if (fresh.get(key) !== glow) return;
        fresh.delete(key);
        watchers.get(key)?.tell();
      }, lasting);
    },
    get: (collection, id) => fresh.get(keyOf(collection, id)),
    subscribe(collection, id, listener) {
      const key = keyOf(collection, id);
      const watching = watchers.get(key) ?? createListeners();
      watchers.set(key, watching);
      const leave = watching.add(listener);
      return () => {
        leave();
        if (watching.size === 0) watchers.delete(key);
      };
    },
  };
}
