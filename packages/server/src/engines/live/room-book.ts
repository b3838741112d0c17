import type { Present, Spot } from '@pavilion/sync';

/** A window in a room. Times are in milliseconds. */
export interface Entry {
  /** Empty for a page without sign-in, which is there by itself. */
  person: string;
  at: Spot;
  /** When the person moved last in this window. */
  moved: number;
  /** When the entry ends unless it is put again: another process may have died. */
  until: number;
}

/** Who is in which room, from all processes. Pure: times are passed in. */
export interface RoomBook {
  /** `window` names one window among all processes. */
  put(room: string, window: string, entry: Entry): void;
  drop(room: string, window: string): void;
  /** Drops the entries that have ended; returns the rooms that they were in. */
  expire(now: number): string[];
  has(room: string, window: string): boolean;
  /** People by id, each where they moved last; then the pages without sign-in. */
  people(room: string): Present[];
}

export function createRoomBook(): RoomBook {
  const rooms = new Map<string, Map<string, Entry>>();

  function drop(room: string, window: string): void {
    const windows = rooms.get(room);
    if (!windows?.delete(window)) return;
    if (windows.size === 0) rooms.delete(room);
  }

  return {
    put(room, window, entry) {
      const windows = rooms.get(room) ?? new Map<string, Entry>();
      rooms.set(room, windows.set(window, entry));
    },
    drop,
    expire(now) {
      const changed = new Set<string>();
      for (const [room, windows] of [...rooms]) {
        for (const [window, { until }] of [...windows]) {
          if (until > now) continue;
          drop(room, window);
          changed.add(room);
        }
      }
      return [...changed];
    },
    has: (room, window) => rooms.get(room)?.has(window) ?? false,
    people(room) {
      const last = new Map<string, Entry>();
      const guests: Present[] = [];
      for (const entry of rooms.get(room)?.values() ?? []) {
        if (entry.person === '') {
          guests.push({ person: '', at: entry.at });
          continue;
        }
        const known = last.get(entry.person);
        if (!known || entry.moved > known.moved) last.set(entry.person, entry);
      }
      const people = [...last.values()]
        .sort((one, other) => (one.person < other.person ? -1 : 1))
        .map(({ person, at }) => ({ person, at }));
      return [...people, ...guests];
    },
  };
}
