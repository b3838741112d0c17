import { type FrameGrid, frameOfSeconds, frameStartSeconds } from '@pavilion/domain';
import { useState } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import type { NotePlace } from './note-position.ts';
import { useFirstPlace } from './use-first-place.ts';
import type { RoomPlayer } from './use-room-player.ts';
import type { RoomVersions } from './use-room-versions.ts';

interface Left {
  version: string;
  position: FilePosition;
  grid: FrameGrid | null;
}

/** Another version opens where the one before it was left, so that the two can be compared. */
export function useCarriedPlace({ file, grid }: RoomVersions, { standing, goTo }: RoomPlayer): void {
  const id = file?.id ?? '';
  const [shown, setShown] = useState<{ id: string; grid: FrameGrid | null; left?: Left }>({ id, grid });
  // While this is drawn, the player still stands in the version before.
  if (shown.id !== id) {
    setShown({ id, grid, left: { version: shown.id, position: standing.get(shown.id), grid: shown.grid } });
  } else if (shown.grid !== grid) setShown({ ...shown, grid });
  const { left } = shown;
  // A version that has only just arrived has no frames until it is read.
  const place = left && placeIn(grid, left);
  const go = () => {
    const { frame, page } = standing.get(id);
    // Somebody who has moved on meanwhile is not taken back.
    if (place && (frame ?? 0) === 0 && (page ?? 1) === 1) goTo(place);
  };
  useFirstPlace({ id: `${left?.version} ${id}`, place, file: id, standing, onGo: go });
}

/** The same moment, or the same page, of another version. */
function placeIn(grid: FrameGrid | null, { position: { frame, page }, grid: before }: Left): NotePlace | undefined {
  if (page !== null) return { pdf: true, pdfPage: page };
  if (!frame || !grid || !before) return undefined;
  return { frame: frameOfSeconds(frameStartSeconds(frame, before.rate), grid.rate) };
}
