import { type User, users } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

/** Everybody, by id: one live list that all names on the page share. */
export function usePeople(): { people: ReadonlyMap<string, User>; ready: boolean } {
  const { documents, status } = useLive(users, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const people = useMemo(() => new Map(documents.map((user) => [user.id, user])), [documents]);
  return { people, ready: status === 'ready' };
}
