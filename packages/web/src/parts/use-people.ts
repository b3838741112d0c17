import { type Person, people } from '@pavilion/domain/accounts';
import { reviewerName } from '@pavilion/domain/production';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { namedOf } from './named.ts';
import { useNamed } from './use-named.ts';

/** One person by id: undefined while that is not known yet, null for nobody (any more). */
export function usePerson(id: string | null | undefined): Person | null | undefined {
  const named = namedOf(useSyncClient(), people);
  const watch = useCallback((listener: () => void) => named.watch(id ? [id] : [], listener), [named, id]);
  return useSyncExternalStore(watch, () => (id ? named.get(id) : null));
}

export interface NamedPeople {
  get: (id: string) => Person | null | undefined;
  /** Empty while it is not known yet; an id that is nobody's any more is a deleted user's (PRD-097). */
  nameOf: (id: string) => string;
}

/** Several people by their ids, such as all whom a list names. */
export function usePeople(ids: readonly string[]): NamedPeople {
  const get = useNamed(people, ids);
  return useMemo(() => ({ get, nameOf: (id) => nameOf(get(id)) }), [get]);
}

const nameOf = (person: Person | null | undefined): string =>
  person === undefined ? '' : (person?.name ?? reviewerName(undefined));
