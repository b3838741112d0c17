import { useCallback, useState } from 'react';
import { switched } from '../../parts/use-ranged.ts';

/** Deliverables ticked for a batch edit or a zip, by id. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((toggled: readonly string[], on: boolean) => {
    setIds((before) => switched(before, toggled, on));
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, toggle, clear };
}
