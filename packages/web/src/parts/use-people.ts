import { type Person, people } from '@pavilion/domain/accounts';
import { reviewerName } from '@pavilion/domain/production';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { namedOf } from './named.ts';
import { useNamed } from './use-named.ts';

/** One person by id: undefined while loading, null if there is none (any more). */
export function usePerson(id: string | null | undefined): Person | null | undefined {
  const named = namedOf(useSyncClient(), people);
  const watch = useCallback((listener: () => void) => named.watch(id ? [id] : [], listener), [named, id]);
  return useSyncExternalStore(watch, () => (id ? named.get(id) : null));
}

export interface NamedPeople {
  get: (id: string) => Person | null | undefined;
  /** Empty while loading; an id without a person belongs to a deleted user (PRD-097). */
  nameOf: (id: string) => string;
}

/** Several people by their ids, such as all in a list. */
export function usePeople(ids: readonly string[]): NamedPeople {
  const get = useNamed(people, ids);
  return useMemo(() => ({ get, nameOf: (id) => nameOf(get(id)) }), [get]);
}

const nameOf = (person: Person | null | undefined): string =>
  person === undefined ? '' : (person?.name ?? reviewerName(undefined));
