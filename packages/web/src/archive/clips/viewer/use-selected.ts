import type { ArchiveEvent } from '@pavilion/domain/archive';
import { useMemo, useRef, useState } from 'react';

/** Selected events in time order. They stay selected when playback or a filter takes them out of the list. */
export function useSelected(events: readonly ArchiveEvent[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef(new Map<string, ArchiveEvent>());
  const chosen = useMemo(() => {
    for (const event of events) seen.current.set(event.id, event);
    return [...selected]
      .flatMap((id) => seen.current.get(id) ?? [])
      .sort((left, right) => (left.tcIn ?? 0) - (right.tcIn ?? 0));
  }, [events, selected]);
  return { selected, chosen, setSelected };
}
