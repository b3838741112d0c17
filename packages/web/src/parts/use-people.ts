import { type Person, people } from '@pavilion/domain/accounts';
import { authorGone } from '@pavilion/domain/production';
import { useMemo } from 'react';
import { useNamed, useNamedOne } from './use-named.ts';

/** One person by id: undefined while loading, null if there is none (any more). */
export function usePerson(id: string | null | undefined): Person | null | undefined {
  return useNamedOne(people, id);
}

export interface NamedPeople {
  get: (id: string) => Person | null | undefined;
  /** Empty while loading; an id without a person belongs to a deleted user (PRD-097). */
  nameOf: (id: string) => string;
}

/** Several people by their ids, such as all in a list. */
export function usePeople(ids: readonly string[]): NamedPeople {
  const get = useNamed(people, ids);
  return useMemo(() => ({ get, nameOf: (id) => nameOf(id, get(id)) }), [get]);
}

const nameOf = (id: string, person: Person | null | undefined): string =>
  person === undefined ? '' : (person?.name ?? authorGone(id));
