import type { Viewer } from '@pavilion/domain/access';
import type { ServerMessage, Spot } from '@pavilion/sync';

/** A connected client, as rooms see it. */
export interface Seat {
  viewer: () => Viewer;
  isSlow: () => boolean;
  tell: (message: ServerMessage) => void;
}

/** A client in a room. */
export interface Place {
  readonly seat: Seat;
  readonly room: string;
  /** Names this place among those of all processes. */
  readonly window: string;
  readonly person: string;
  at: Spot;
  moved: number;
  /** Whether its person may read the document, as far as known. */
  isAdmitted: boolean;
  /** The right is being asked for; nothing is told to this client meanwhile. */
  isAsking: boolean;
  askAgain: boolean;
  /** The people that it was told of last, as JSON. */
  told: string;
}

/** The clients of this process in rooms, by room and by client. */
export function createPlaces() {
  const bySeat = new Map<Seat, Map<string, Place>>();
  const byRoom = new Map<string, Set<Place>>();
  return {
    get: (seat: Seat, room: string): Place | undefined => bySeat.get(seat)?.get(room),
    of: (seat: Seat): Place[] => [...(bySeat.get(seat)?.values() ?? [])],
    in: (room: string): Place[] => [...(byRoom.get(room) ?? [])],
    rooms: (): string[] => [...byRoom.keys()],
    isEmpty: (): boolean => byRoom.size === 0,
    add(place: Place): void {
      bySeat.set(place.seat, (bySeat.get(place.seat) ?? new Map<string, Place>()).set(place.room, place));
      byRoom.set(place.room, (byRoom.get(place.room) ?? new Set<Place>()).add(place));
    },
    remove({ seat, room }: Place): void {
      const [own, inside] = [bySeat.get(seat), byRoom.get(room)];
      const place = own?.get(room);
      if (!own || !inside || !place) return;
      own.delete(room);
      inside.delete(place);
      if (own.size === 0) bySeat.delete(seat);
      if (inside.size === 0) byRoom.delete(room);
    },
  };
}
