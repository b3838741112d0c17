import { randomUUID } from 'node:crypto';
import { isMap, type Spot } from '@pavilion/sync';
import { limits } from '../../limits.ts';
import type { Database } from '../database/types.ts';
import type { Store } from '../store/types.ts';
import { createPlaces, type Place, type Seat } from './places.ts';
import { createRoomBook } from './room-book.ts';
import { createWire } from './wire.ts';

export interface PresenceDeps {
  store: Pick<Store, 'fetchAs' | 'onChanges'>;
  database: Pick<Database, 'execute' | 'listen'> | undefined;
  onError: (error: unknown) => void;
}

/**
 * Who is in a document at the moment, and where in it (decision 108). Whoever may read the document may be in its room; that is
 * asked when they enter, when their rights change, and when the document changes. Nothing is stored.
 */
export interface Presence {
  here(seat: Seat, collection: string, id: string, at: Spot | null): void;
  /** Asks again whether this client may be where it is. */
  recheck(seat: Seat): void;
  leave(seat: Seat): void;
  /**
   * Shows the people in a document that a page without sign-in has it, for four and a half seconds; null: it has gone. `window` names the page.
   * Whether it may is for the caller to know.
   */
  guest(collection: string, id: string, window: string, at: Spot | null): void;
  close(): Promise<void>;
}

/** Milliseconds between two messages about one room. */
const pause = 50;
const announceEvery = 10_000;
/** A place in another process that was not announced for this long has ended with its process. */
const patience = 25_000;
/** Pages without sign-in say every two seconds that they are there. One that is cut off is seen to be gone within five. */
const guestPatience = 4_500;
const lookEvery = 500;

const roomOf = (collection: string, id: string) => `${collection}/${id}`;
const documentOf = (room: string) => {
  const [collection = '', id = ''] = room.split('/');
  return { collection, id };
};

export function createPresence({ store, database, onError }: PresenceDeps): Presence {
  const book = createRoomBook();
  const places = createPlaces();
  const wire = createWire({ database, channel: 'presence', hear, onError });
  const name = randomUUID();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let windows = 0;

  function change(room: string): void {
    changed.add(room);
    timer ??= setTimeout(tellChanged, pause);
  }

  function tellChanged(): void {
    timer = undefined;
    const rooms = [...changed];
    changed.clear();
    for (const room of rooms) {
      const people = book.people(room).slice(0, limits.peopleOfRoom);
      const text = JSON.stringify(people);
      for (const place of places.in(room)) {
        if (!place.isAdmitted || place.isAsking || place.told === text || place.seat.isSlow()) continue;
        place.told = text;
        place.seat.tell({ kind: 'present', ...documentOf(room), people });
      }
    }
  }

  function announce({ room, window, person, at, moved }: Place): void {
    wire.say(window, { room, window, person, at, moved });
  }

  function show(place: Place): void {
    const { room, window, person, at, moved } = place;
    book.put(room, window, { person, at, moved, until: Number.POSITIVE_INFINITY });
    announce(place);
    change(room);
  }

  function remove(place: Place): void {
    places.remove(place);
    if (!place.isAdmitted) return;
    book.drop(place.room, place.window);
    wire.say(place.window, { room: place.room, window: place.window });
    change(place.room);
  }

  async function ask(place: Place): Promise<void> {
    place.askAgain = place.isAsking;
    if (place.isAsking) return;
    place.isAsking = true;
    const { collection, id } = documentOf(place.room);
    let may: boolean;
    do {
      place.askAgain = false;
      may = await store
        .fetchAs(place.seat.viewer(), { collection, where: { id }, limit: 1 })
        .then(({ documents }) => documents.length === 1)
        .catch(() => false);
    } while (place.askAgain);
    place.isAsking = false;
    if (places.get(place.seat, place.room) !== place) return;
    if (may) {
      place.isAdmitted = true;
      show(place);
    } else {
      remove(place);
      place.seat.tell({ kind: 'present', collection, id, people: [] });
    }
  }

  function enter(seat: Seat, room: string, at: Spot): void {
    if (places.of(seat).length >= limits.roomsOfSocket) return;
    windows += 1;
    const state = { isAdmitted: false, isAsking: false, askAgain: false, told: '' };
    const own = { window: `${name}-${windows}`, person: seat.viewer().id, at, moved: Date.now() };
    const place: Place = { seat, room, ...own, ...state };
    if (places.in(room).length === 0) wire.say(`ask ${room}`, { room, ask: true });
    places.add(place);
    void ask(place);
  }

  function hear({ room, window, person, at, moved, ask }: Record<string, unknown>): void {
    if (typeof room !== 'string') return;
    if (ask === true) {
      for (const place of places.in(room)) if (place.isAdmitted) announce(place);
    } else if (typeof window === 'string') {
      if (typeof person === 'string' && isMap(at) && typeof moved === 'number')
        book.put(room, window, { person, at, moved, until: Date.now() + (person === '' ? guestPatience : patience) });
      else book.drop(room, window);
      change(room);
    }
  }

  const looking = setInterval(() => {
    for (const room of book.expire(Date.now())) change(room);
  }, lookEvery);
  looking.unref();
  const announcing = setInterval(() => {
    for (const room of places.rooms()) {
      for (const place of places.in(room)) if (place.isAdmitted) announce(place);
      // For readers who were too slow for the last message.
      change(room);
    }
  }, announceEvery);
  announcing.unref();
  const stopListening = store.onChanges((changes) => {
    if (places.isEmpty()) return;
    for (const { collection, id } of changes) for (const place of places.in(roomOf(collection, id))) void ask(place);
  });

  return {
    here(seat, collection, id, at) {
      const room = roomOf(collection, id);
      const place = places.get(seat, room);
      if (place && at) {
        place.at = at;
        place.moved = Date.now();
        if (place.isAdmitted) show(place);
      } else if (place) remove(place);
      else if (at) enter(seat, room, at);
    },
    recheck(seat) {
      for (const place of places.of(seat)) void ask(place);
    },
    leave(seat) {
      for (const place of places.of(seat)) remove(place);
    },
    guest(collection, id, window, at) {
      const room = roomOf(collection, id);
      if (at && !book.has(room, window) && book.people(room).length >= limits.peopleOfRoom) return;
      if (!at && !book.has(room, window)) return;
      const now = Date.now();
      if (at) book.put(room, window, { person: '', at, moved: now, until: now + guestPatience });
      else book.drop(room, window);
      wire.say(window, at ? { room, window, person: '', at, moved: now } : { room, window });
      change(room);
    },
    async close() {
      clearTimeout(timer);
      clearInterval(looking);
      clearInterval(announcing);
      stopListening();
      await wire.close();
    },
  };
}
