import { type ArchiveEvent, eventAt } from '@pavilion/domain/archive';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Playhead } from './playhead.ts';

/**
 * Id of the event at the playhead, or of the nearest within `slack` seconds. Components render again only when the id changes.
 */
export function useActiveEvent(events: readonly ArchiveEvent[], playhead: Playhead, slack = 0): string | undefined {
  const spans = useMemo(
    () =>
      events.flatMap(({ id, tcIn, tcOut }) =>
        tcIn === undefined ? [] : [{ id, from: tcIn, to: Math.max(tcIn, tcOut ?? tcIn) }],
      ),
    [events],
  );
  const read = useCallback(() => {
    const index = eventAt(spans, playhead.seconds(), slack);
    return index === null ? undefined : spans[index]?.id;
  }, [spans, playhead, slack]);
  return useSyncExternalStore(playhead.subscribe, read, read);
}
