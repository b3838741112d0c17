import type { ServerMessage } from '../protocol.ts';
import { createListeners, type Listeners } from './listeners.ts';
import type { Watchable } from './watchable.ts';

/** Another user's last change to a document, while recent. */
export interface Glow {
  by: string;
  /** When the change arrived, in milliseconds of the client's clock. */
  at: number;
}

export interface Glows {
  /** Another user's change. It glows when the document is still there and someone watches it. */
  note(change: Extract<ServerMessage, { kind: 'change' }>): void;
  of(collection: string, id: string): Watchable<Glow | undefined>;
}

/** Remembers who changed what for `lasting` milliseconds, so that a row can light up on other people's screens. */
export function createGlows({ lasting, now }: { lasting: number; now: () => number }): Glows {
  const fresh = new Map<string, Glow>();
  const watchers = new Map<string, Listeners>();
  const keyOf = (collection: string, id: string) => `${collection}/${id}`;
  return {
    note({ collection, id, by, document }) {
      const key = keyOf(collection, id);
      const watching = watchers.get(key);
      if (!watching || !document || by === undefined) return;
      const glow = { by, at: now() };
      fresh.set(key, glow);
      watching.tell();
      setTimeout(() => {
        if (fresh.get(key) !== glow) return;
        fresh.delete(key);
        watchers.get(key)?.tell();
      }, lasting);
    },
    of(collection, id) {
      const key = keyOf(collection, id);
      return {
        get: () => fresh.get(key),
        subscribe(listener) {
          const watching = watchers.get(key) ?? createListeners();
          watchers.set(key, watching);
          const leave = watching.add(listener);
          return () => {
            leave();
            if (watching.size === 0) watchers.delete(key);
          };
        },
      };
    },
  };
}
