import type { ClientMessage, Present, ServerMessage, Spot } from '../protocol.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { paced } from './paced.ts';
import type { Watchable } from './watchable.ts';

/** A stay of this page in a room. */
export interface Stay {
  move(at: Spot): void;
  leave(): void;
}

/** Who is in a document at the moment. Known while this page is in the room itself, and empty without a connection. */
export interface Room extends Watchable<readonly Present[]> {
  enter(at: Spot): Stay;
}

export interface Rooms {
  of(collection: string, id: string): Room;
  receive(message: Extract<ServerMessage, { kind: 'present' }>): void;
  /** After a reconnection: enters all rooms again. */
  reopen(): void;
  /** Without a connection, nobody is known to be there. */
  empty(): void;
}

interface Known {
  people: readonly Present[];
  listeners: Listeners;
  /** Stays of this page, in the order of their beginning; others are told the last. */
  stays: { at: Spot }[];
  /** What the server was told last over this connection, as JSON. */
  told: string;
  tell: () => void;
}

const nobody: readonly Present[] = [];
/** JSON of a spot outside the room. */
const outside = 'null';

/** The rooms of a client. `pace` is the least time between two moves that are told, in milliseconds. */
export function createRooms({ send, pace }: { send: (message: ClientMessage) => boolean; pace: number }): Rooms {
  const rooms = new Map<string, Known>();
  const keyOf = (collection: string, id: string) => `${collection}/${id}`;

  function know(collection: string, id: string): Known {
    const key = keyOf(collection, id);
    const known = rooms.get(key);
    if (known) return known;
    const room: Known = {
      people: nobody,
      listeners: createListeners(),
      stays: [],
      told: outside,
      tell: paced(() => {
        const at = room.stays.at(-1)?.at ?? null;
        const text = JSON.stringify(at);
        if (text !== room.told && send({ kind: 'here', collection, id, at })) room.told = text;
        forget(key, room);
      }, pace),
    };
    rooms.set(key, room);
    return room;
  }

  function forget(key: string, room: Known): void {
    if (room.stays.length === 0 && room.listeners.size === 0 && rooms.get(key) === room) rooms.delete(key);
  }

  function show(room: Known, people: readonly Present[]): void {
    if (room.people.length === 0 && people.length === 0) return;
    room.people = people;
    room.listeners.tell();
  }

  return {
    of(collection, id) {
      const key = keyOf(collection, id);
      return {
        get: () => rooms.get(key)?.people ?? nobody,
        subscribe(listener) {
          const room = know(collection, id);
          const leave = room.listeners.add(listener);
          return () => {
            leave();
            forget(key, room);
          };
        },
        enter(at) {
          const room = know(collection, id);
          const stay = { at };
          room.stays.push(stay);
          room.tell();
          return {
            move(next) {
              stay.at = next;
              if (room.stays.at(-1) === stay) room.tell();
            },
            leave() {
              room.stays = room.stays.filter((other) => other !== stay);
              room.tell();
              if (room.stays.length === 0) show(room, nobody);
            },
          };
        },
      };
    },
    receive({ collection, id, people }) {
      const room = rooms.get(keyOf(collection, id));
      if (room && room.stays.length > 0) show(room, people);
    },
    reopen() {
      for (const room of rooms.values()) {
        room.told = outside;
        room.tell();
      }
    },
    empty() {
      for (const room of rooms.values()) show(room, nobody);
    },
  };
}
