import {
  type ArchiveEvent,
  archiveEvents,
  type ViewerFilters,
  viewerEventLimit,
  viewerEvents,
} from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import { useLive } from '@pavilion/sync/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Playhead } from './playhead.ts';

/** Events around a moment of a recording, in time order. There may be more on either side. */
export interface EventWindow {
  events: readonly ArchiveEvent[];
  /** The moment, in seconds from the start of the recording. */
  around: number;
  status: 'loading' | 'ready' | 'refused';
  moreBefore: boolean;
  moreAfter: boolean;
}

const eachWay = viewerEventLimit / 2;
const loading: EventWindow = { events: [], around: 0, status: 'loading', moreBefore: false, moreAfter: false };

/** The 1,000 events nearest to a moment (ARC-116): up to 500 before it and 500 from it on. */
export function useEventWindow(file: string, filters: ViewerFilters, around: number): EventWindow {
  const where = viewerEvents(file, filters);
  const later = useLive(archiveEvents, {
    where: and(where, { tcIn: { gte: around } }),
    orderBy: [{ field: 'tcIn', direction: 'asc' }],
    limit: eachWay,
  });
  const earlier = useLive(archiveEvents, {
    // Includes events without marks, before all others.
    where: and(where, { not: { tcIn: { gte: around } } }),
    orderBy: [{ field: 'tcIn', direction: 'desc' }],
    limit: eachWay,
  });
  const next = useMemo((): EventWindow | null => {
    const states = [later.status, earlier.status];
    if (states.includes('refused')) return { ...loading, status: 'refused' };
    if (states.includes('loading')) return null;
    return {
      events: [...earlier.documents.toReversed(), ...later.documents],
      around,
      status: 'ready',
      moreBefore: earlier.documents.length === eachWay,
      moreAfter: later.documents.length === eachWay,
    };
  }, [later, earlier, around]);
  // Keeps the previous window while the next one loads.
  const last = useRef(loading);
  if (next) last.current = next;
  return last.current;
}

/** Moment around which a window shows `at`: unchanged while the window reaches it, otherwise `at` itself. */
export function windowFor(at: number, { events, around, moreBefore, moreAfter }: EventWindow): number {
  const first = events.find(({ tcIn }) => tcIn !== undefined)?.tcIn ?? 0;
  const last = events.at(-1)?.tcIn ?? 0;
  return (moreBefore && at < first) || (moreAfter && at > last) ? at : around;
}

/** Event window around the playhead; it moves when playback leaves it. */
export function useFilmWindow(file: string, filters: ViewerFilters, playhead: Playhead): EventWindow {
  const [around, setAround] = useState(() => playhead.seconds());
  const found = useEventWindow(file, filters, around);
  useEffect(() => {
    // Waits for the window that is loading, even if playback leaves it meanwhile.
    if (found.status !== 'ready' || found.around !== around) return;
    const follow = () => setAround(windowFor(playhead.seconds(), found));
    follow();
    return playhead.subscribe(follow);
  }, [playhead, found, around]);
  return found;
}
