import { type Note, openNotes } from '@pavilion/domain';
import { useMemo } from 'react';

export interface RoomNotes {
  /** Notes and responses of all versions. */
  all: readonly Note[];
  /** Notes and responses of the version on screen. */
  here: readonly Note[];
  /** Open notes of all versions. */
  open: readonly Note[];
  /** False while the notes load. */
  loaded: boolean;
}

/** Notes of the room, by where they belong. */
export function useRoomNotes(all: readonly Note[], loaded: boolean, file: string | undefined): RoomNotes {
  const here = useMemo(() => all.filter((note) => note.file === file), [all, file]);
  const open = useMemo(() => openNotes(all), [all]);
  return { all, here, open, loaded };
}
