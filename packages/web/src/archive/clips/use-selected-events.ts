import type { ArchiveEvent } from '@pavilion/domain/archive';
import { useMemo, useRef, useState } from 'react';

/** The order of the selected clips, in words. */
export const orderOfChoice = 'in the order in which they were selected';

/** The selected clips or deliveries, including those that the current filters hide. */
export function useSelectedEvents(found: readonly ArchiveEvent[]) {
  const [ids, select] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef(new Map<string, ArchiveEvent>());
  const events = useMemo(() => {
    for (const event of found) seen.current.set(event.id, event);
    return [...ids].flatMap((id) => seen.current.get(id) ?? []);
  }, [found, ids]);
  return { ids, events, select };
}
