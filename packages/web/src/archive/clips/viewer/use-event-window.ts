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

/** The events around a moment of the film, in its order; there may be more on either side. */
export interface EventWindow {
  events: readonly ArchiveEvent[];
  /** The moment, in seconds of the recording. */
  around: number;
  status: 'loading' | 'ready' | 'refused';
  moreBefore: boolean;
  moreAfter: boolean;
}

const eachWay = viewerEventLimit / 2;
const loading: EventWindow = { events: [], around: 0, status: 'loading', moreBefore: false, moreAfter: false };

/** At most 1,000 events (ARC-116), half of them before the moment: whatever the recording holds, the nearest are there. */
export function useEventWindow(file: string, filters: ViewerFilters, around: number): EventWindow {
  const where = viewerEvents(file, filters);
  const later = useLive(archiveEvents, {
    where: and(where, { tcIn: { gte: around } }),
    orderBy: [{ field: 'tcIn', direction: 'asc' }],
    limit: eachWay,
  });
  const earlier = useLive(archiveEvents, {
    // What has no mark is there too: before everything else.
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
  // Until the next window is there, the one before stays.
  const last = useRef(loading);
  if (next) last.current = next;
  return last.current;
}

/** Where a window has to lie to show a moment: where it is while that is within reach, else at the moment. */
export function windowFor(at: number, { events, around, moreBefore, moreAfter }: EventWindow): number {
  const first = events.find(({ tcIn }) => tcIn !== undefined)?.tcIn ?? 0;
  const last = events.at(-1)?.tcIn ?? 0;
  return (moreBefore && at < first) || (moreAfter && at > last) ? at : around;
}

/** The window around where the film stands; it moves once the film leaves it. */
export function useFilmWindow(file: string, filters: ViewerFilters, playhead: Playhead): EventWindow {
  const [around, setAround] = useState(() => playhead.seconds());
  const found = useEventWindow(file, filters, around);
  useEffect(() => {
    // While the next window is on its way, a film that plays on asks for no other.
    if (found.status !== 'ready' || found.around !== around) return;
    const follow = () => setAround(windowFor(playhead.seconds(), found));
    follow();
    return playhead.subscribe(follow);
  }, [playhead, found, around]);
  return found;
}
