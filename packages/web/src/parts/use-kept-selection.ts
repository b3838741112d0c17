import type { SyncClient } from '@pavilion/sync/client';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback, useReducer } from 'react';
import { switched } from './use-ranged.ts';

interface KeptSelection {
  selected: ReadonlySet<string>;
  /** Stays the same function, or each change would draw all cards. */
  select: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();
/** By connection, so that the next person at this window begins with nothing selected. */
const kept = new WeakMap<SyncClient, Map<string, ReadonlySet<string>>>();

/** Ids selected in a list, kept until the window closes: people leave a list to look at one entry and come back. */
export function useKeptSelection(list: string): KeptSelection {
  const client = useSyncClient();
  const lists = kept.get(client) ?? new Map<string, ReadonlySet<string>>();
  kept.set(client, lists);
  const [, redraw] = useReducer((changes: number) => changes + 1, 0);
  const select = useCallback(
    (ids: readonly string[], on: boolean) => {
      lists.set(list, switched(lists.get(list), ids, on));
      redraw();
    },
    [lists, list],
  );
  const clear = useCallback(() => {
    lists.delete(list);
    redraw();
  }, [lists, list]);
  return { selected: lists.get(list) ?? nothing, select, clear };
}
