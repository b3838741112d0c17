import type { FrameGrid } from '@pavilion/domain';
import { type RefObject, useRef, useState } from 'react';
import type { FileViewerHandle } from '../../parts/file-viewer.tsx';
import { goToPlace, type NotePlace } from './note-position.ts';
import { createStanding, type Standing } from './standing.ts';

export interface RoomPlayer {
  viewer: RefObject<FileViewerHandle | null>;
  /** The element around the player, scrolled into view when a note is opened. */
  section: RefObject<HTMLElement | null>;
  standing: Standing;
  goTo: (place: NotePlace) => void;
}

/** The player of the room: its position, and how to move it. */
export function useRoomPlayer(grid: FrameGrid | null): RoomPlayer {
  const viewer = useRef<FileViewerHandle>(null);
  const section = useRef<HTMLElement>(null);
  const [standing] = useState(createStanding);
  const goTo = (place: NotePlace) => {
    goToPlace(viewer.current, place, grid);
    section.current?.scrollIntoView({ block: 'nearest' });
  };
  return { viewer, section, standing, goTo };
}
