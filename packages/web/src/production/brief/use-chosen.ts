import { useCallback, useState } from 'react';

/** Deliverables ticked for a batch edit or a zip, by id. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((toggled: readonly string[], on: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of toggled) on ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, toggle, clear };
}
