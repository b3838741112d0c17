import type { ArchiveEvent } from '@pavilion/domain/archive';
import { useMemo, useRef, useState } from 'react';

/** The selected events, in the order of the film; they stay selected when the film or a filter takes them from sight. */
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
