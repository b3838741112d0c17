import { useCallback, useState } from 'react';
import type { Playhead } from './playhead.ts';
import { useActiveEvent } from './use-active-event.ts';
import { useEventWindow, useFilmWindow } from './use-event-window.ts';
import { useSelected } from './use-selected.ts';
import { useViewerFilters } from './use-viewer-filters.ts';

export type ViewerEvents = ReturnType<typeof useViewerEvents>;

/** Events of a recording: those around the playhead, and those in the list, which follows playback until someone scrolls. */
export function useViewerEvents(file: string, playhead: Playhead) {
  const view = useViewerFilters();
  const film = useFilmWindow(file, view.filters, playhead);
  const active = useActiveEvent(film.events, playhead);
  // Mark that the list is centred on; null while the list follows playback.
  const [listAt, setListAt] = useState<number | null>(null);
  const listed = useEventWindow(file, view.filters, listAt ?? film.around);
  const { around } = film;
  // Someone who scrolls on keeps the window that they have reached.
  const follow = useCallback((following: boolean) => setListAt((at) => (following ? null : (at ?? around))), [around]);
  return {
    ...view,
    film,
    active,
    listed,
    ...useSelected(listed.events),
    following: listAt === null,
    follow,
    reach: setListAt,
  };
}
