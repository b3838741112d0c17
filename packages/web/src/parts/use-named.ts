import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { namedOf } from './named.ts';

export type NamedById<T> = (id: string) => T | null | undefined;

/**
 * Several documents by their ids, such as all that a list refers to: undefined while loading, null if one does not exist (any
 * more).
 */
export function useNamed<D extends DocumentType>(type: D, ids: readonly string[]): NamedById<DocumentOf<D>> {
  const named = namedOf(useSyncClient(), type);
  const key = JSON.stringify([...new Set(ids)].sort());
  const watch = useCallback((listener: () => void) => named.watch(JSON.parse(key) as string[], listener), [named, key]);
  const version = useSyncExternalStore(watch, named.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or other ids are other answers.
  return useMemo(() => (id: string) => named.get(id), [named, key, version]);
}

/**
 * One document by its id. All that a page asks for at one moment are one live query, so each card of a list can ask for its own.
 */
export function useNamedOne<D extends DocumentType>(
  type: D,
  id: string | null | undefined,
): DocumentOf<D> | null | undefined {
  const named = namedOf(useSyncClient(), type);
  const watch = useCallback((listener: () => void) => named.watch(id ? [id] : [], listener), [named, id]);
  return useSyncExternalStore(watch, () => (id ? named.get(id) : null));
}
