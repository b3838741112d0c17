import { matchAccess } from '@pavilion/domain/access';
import { and, canonical, type DocumentOf, type DocumentType, type Where } from '@pavilion/sync';
import type { LiveResult, TypeQuery } from '@pavilion/sync/client';
import { useLive } from '@pavilion/sync/react';
import { useMemo, useRef } from 'react';
import { useMinute } from '../kit/use-minute.ts';
import { useSession, useUser } from '../session/session-provider.tsx';
import { type Answered, keptAnswer } from './kept-answer.ts';

/**
 * `useLive` within the match access of this person (OPN-064). The store shows more to those who maintain the archive;
 * every page but the administration keeps to match access, and asks with this.
 *
 * Each hour asks anew, because the rule carries the hour. Until that answer is there the former one stays, so that a page
 * keeps what somebody is doing on it. Another question, or other rights, starts with nothing.
 */
export function useAccessible<D extends DocumentType>(type: D, query: TypeQuery | null): LiveResult<DocumentOf<D>> {
  const { access, rights } = useMatchAccess();
  const answer = useLive(type, query && { ...query, where: and(query.where, access) });
  const question = query && canonical({ ...query, collection: type.name });
  const next = { question, rights, answer };
  const shown = useRef<Answered<DocumentOf<D>>>(next);
  shown.current = keptAnswer(shown.current, next);
  return shown.current.answer;
}

/** The matches that this person may find, as a where-clause, and what it follows from besides the hour. */
function useMatchAccess(): { access: Where; rights: object } {
  const user = useUser();
  const { organisation } = useSession();
  // Until the hour ends, the clause is the same one.
  const hour = useMinute().toISOString().slice(0, 13);
  const rights = useMemo(() => ({ id: user.id, user, organisation }), [user, organisation]);
  const access = useMemo(() => matchAccess({ ...rights, now: `${hour}:00:00.000Z` }), [rights, hour]);
  return { access, rights };
}
