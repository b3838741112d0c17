import type { Note } from '@pavilion/domain';
import { useEffect, useState } from 'react';
import type { ReviewAddress } from './review-address.ts';
import { useFirstPlace } from './use-first-place.ts';
import type { RoomPlayer } from './use-room-player.ts';

export interface PickedNote {
  /** The note whose drawing is shown in full; drawings of other notes at the same frame are faint. */
  picked: string | undefined;
  /** The note to scroll to in the list. A new object each time: the same note can be asked for twice. */
  found: { note: string } | null;
  /** From the picture to the list. */
  show: (note: string) => void;
  /** From the list to the picture. */
  goTo: (note: Note) => void;
}

/** The note that was asked for in the picture, in the list or by a link. */
export function usePickedNote(
  { url, setUrl }: ReviewAddress,
  file: string,
  notes: readonly Note[],
  player: RoomPlayer,
): PickedNote {
  const [picked, setPicked] = useState<string>();
  const [found, setFound] = useState<PickedNote['found']>(null);
  const pick = (note: string) => setPicked((before) => (before === note ? undefined : note));
  const show = (note: string) => {
    setUrl({ panel: 'notes' });
    setFound({ note });
    pick(note);
  };
  const goTo = (note: Note) => {
    player.goTo(note);
    pick(note.id);
  };
  useEffect(() => {
    if (url.note) setFound({ note: url.note });
  }, [url.note]);
  const linked = notes.find(({ id }) => id === url.note);
  const { standing } = player;
  useFirstPlace({ id: url.note, place: linked, file, standing, onGo: () => linked && goTo(linked) });
  return { picked, found, show, goTo };
}
