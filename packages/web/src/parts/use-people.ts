import type { User } from '@pavilion/domain/accounts';
import { reviewerName } from '@pavilion/domain/production';
import { useSyncClient } from '@pavilion/sync/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { peopleOf } from './people.ts';

/** One person by id: undefined while that is not known yet, null for nobody (any more). */
export function usePerson(id: string | null | undefined): User | null | undefined {
  const people = peopleOf(useSyncClient());
  const watch = useCallback((listener: () => void) => people.watch(id ? [id] : [], listener), [people, id]);
  return useSyncExternalStore(watch, () => (id ? people.get(id) : null));
}

export interface NamedPeople {
  get: (id: string) => User | null | undefined;
  /** Empty while it is not known yet; an id that is nobody's any more is a deleted user's (PRD-097). */
  nameOf: (id: string) => string;
}

/** Several people by their ids, such as all whom a list names. */
export function usePeople(ids: readonly string[]): NamedPeople {
  const people = peopleOf(useSyncClient());
  const key = JSON.stringify([...new Set(ids)].sort());
  const watch = useCallback(
    (listener: () => void) => people.watch(JSON.parse(key) as string[], listener),
    [people, key],
  );
  const version = useSyncExternalStore(watch, people.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or other ids are other answers.
  return useMemo(() => {
    const get = (id: string) => people.get(id);
    return { get, nameOf: (id) => nameOf(get(id)) };
  }, [people, key, version]);
}

const nameOf = (person: User | null | undefined): string =>
  person === undefined ? '' : (person?.name ?? reviewerName(undefined));
