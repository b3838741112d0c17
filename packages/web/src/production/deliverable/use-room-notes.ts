import { type Note, openNotes } from '@pavilion/domain';
import { useMemo } from 'react';
import { type UnsentNotes, useUnsentNotes } from './use-unsent-notes.ts';

export interface RoomNotes extends UnsentNotes {
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
export function useRoomNotes(
  deliverable: string,
  all: readonly Note[],
  loaded: boolean,
  file: string | undefined,
): RoomNotes {
  const unsent = useUnsentNotes(deliverable);
  const here = useMemo(() => all.filter((note) => note.file === file), [all, file]);
  const open = useMemo(() => openNotes(all), [all]);
  return { all, here, open, loaded, ...unsent };
}
