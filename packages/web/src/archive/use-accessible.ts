import { byTheHour, matchAccess, spreadInTime } from '@pavilion/domain/access';
import { and, canonical, type DocumentOf, type DocumentType, type Where } from '@pavilion/sync';
import type { LiveResult, TypeQuery } from '@pavilion/sync/client';
import { useLive } from '@pavilion/sync/react';
import { useMemo, useRef } from 'react';
import { useMinute } from '../kit/use-minute.ts';
import { useSession, useUser } from '../session/session-provider.tsx';
import { type Answered, keptAnswer } from './kept-answer.ts';

/**
 * `useLive` within this person's match access (OPN-064). The store shows more to those who maintain the archive; every page
 * except the administration uses this hook to keep within match access.
 *
 * The rule contains the current hour, so the query changes every hour. The previous answer stays until the next one arrives, so
 * that a page keeps its state. Another query, or other rights, starts empty.
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

/** Where-clause for the matches that this person may find, and what it depends on other than the hour. */
export function useMatchAccess(): { access: Where; rights: object } {
  const user = useUser();
  const { organisation } = useSession();
  const rights = useMemo(() => ({ id: user.id, user, organisation }), [user, organisation]);
  // The clause stays the same for an hour, and does not change for everyone at once.
  const { now } = byTheHour(spreadInTime({ ...rights, now: useMinute().toISOString() }));
  const access = useMemo(() => matchAccess({ ...rights, now }), [rights, now]);
  return { access, rights };
}
