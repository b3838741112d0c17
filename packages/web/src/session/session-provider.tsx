import { asViewer, byTheHour, type Capability, can as mayDo, type Viewer } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { calls } from '../call/client.ts';
import { refusalWords } from '../call/refusal.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { expectLeave, setWriter } from '../kit/lost-work.ts';
import { closeNotices, notifyDone, notifyError } from '../kit/notify.ts';
import { whenIdle } from '../kit/when-idle.ts';
import { signInSettled } from './ask-sign-in.ts';
import { auth } from './auth-client.ts';
import { onSignedIn } from './provider-window.ts';
import { forgetRequestedPath } from './requested-path.ts';
import { type AccessError, type Session, SessionContext, signedOutSentence } from './session-context.ts';
import { onOtherTab, rememberSignedIn } from './was-signed-in.ts';

/** Code of live documents, loaded with the first signed-in screen; the sign-in page does not need it. */
export const LiveSession = lazyPart(() => import('./live-session.tsx').then((module) => module.LiveSession), {
  page: true,
});

/** Milliseconds: 6 hours. The server renews a session at most once a day. */
const renewEvery = 6 * 3_600_000;

/** The question who is signed in, which the first page asks before it is rendered. */
export const whoAmI = {
  queryKey: ['session', 'me'],
  queryFn: async () => {
    const answer = await calls.accounts.me({});
    // Before a screen of this person asks for texts that its fields have kept.
    setWriter(answer.user?.id);
    rememberSignedIn(answer.user?.active && !answer.owesFactor ? answer.user.id : undefined);
    return answer;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** Provides the session of the signed-in user. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const me = useQuery({
    ...whoAmI,
    retry: (count, error) => refusalWords(error).code === 'UNREACHABLE' && count < 3,
  });
  const queryClient = useQueryClient();
  const [left, setLeft] = useState(false);
  const [accessError, setAccessError] = useState<AccessError | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const known = me.data?.user ?? null;
  const owing = me.data?.owesFactor ?? false;

  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: whoAmI.queryKey }), [queryClient]);

  const endedBecause = useCallback(
    async (sentence: string) => {
      expectLeave();
      await signInSettled();
      setEnded(sentence);
      const before = queryClient.getQueryData<typeof me.data>(whoAmI.queryKey)?.user?.id;
      // A failed question leaves the page as it is, with a way to ask again.
      const now = await queryClient.fetchQuery({ ...whoAmI, staleTime: 0 }).catch(() => null);
      const goesOn = Boolean(now?.user?.active && !now.owesFactor && now.user.id === before);
      if (goesOn) setEnded(null);
      return goesOn;
    },
    [queryClient],
  );

  const signOut = useCallback(async () => {
    setLeft(true);
    forgetRequestedPath();
    closeNotices();
    try {
      await auth.signOut();
    } catch (error) {
      notifyError(error instanceof Error ? error.message : 'You could not be signed out. Please try again.');
    }
    // Drop all cached answers, so that the next user does not see them.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== whoAmI.queryKey[0] });
    await refresh();
  }, [queryClient, refresh]);

  const knownId = known?.id;
  useEffect(() => {
    if (!knownId) return;
    setLeft(false);
    setEnded(null);
  }, [knownId]);

  useOtherTabs(known, refresh, endedBecause);

  // A session expires some time after its latest use. Renew it on each visit, and regularly in a window that stays open.
  useEffect(() => {
    if (!knownId) return;
    const renew = () => void auth.current().catch(() => undefined);
    const cancel = whenIdle(renew);
    const timer = setInterval(renew, renewEvery);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [knownId]);

  const base = useMemo<Session>(
    () => ({
      state: me.isPending ? 'loading' : me.isError ? 'unreachable' : stateOf(known, owing),
      fault: me.error ? refusalWords(me.error).message : null,
      user: known,
      organisation: me.data?.organisation ?? '',
      configuration: me.data?.configuration ?? null,
      providers: me.data?.providers ?? [],
      channels: me.data?.channels ?? { email: false, chat: false },
      logins: me.data?.logins ?? [],
      passkeyHost: me.data?.passkeyHost ?? null,
      can: (capability) => known !== null && !owing && mayDo({ user: known }, capability),
      accessError,
      setAccessError,
      left,
      ended: left ? null : ended,
      endedBecause,
      refresh,
      signOut,
    }),
    [
      me.isPending,
      me.isError,
      me.error,
      me.data,
      known,
      owing,
      accessError,
      left,
      ended,
      endedBecause,
      refresh,
      signOut,
    ],
  );

  if (!known?.active || owing) return <SessionContext value={base}>{children}</SessionContext>;
  return (
    <LiveSession key={known.id} base={base} userId={known.id}>
      {children}
    </LiveSession>
  );
}

/** Follows sign-ins at other windows of this browser, and tells when this page became somebody else's by one. */
function useOtherTabs(
  user: User | null,
  refresh: () => Promise<void>,
  endedBecause: (sentence: string) => Promise<boolean>,
): void {
  useEffect(() => onSignedIn(() => void refresh()), [refresh]);
  const isIn = user !== null;
  useEffect(
    () => onOtherTab(() => void (isIn ? endedBecause(signedOutSentence) : refresh())),
    [isIn, refresh, endedBecause],
  );
  const before = useRef(user?.id);
  useEffect(() => {
    if (before.current && user && user.id !== before.current) notifyDone(`You are signed in as ${user.name} now.`);
    before.current = user?.id;
  }, [user]);
}

function stateOf(user: User | null, owing: boolean): Session['state'] {
  if (!user) return 'out';
  if (!user.active) return 'pending';
  return owing ? 'owing' : 'in';
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Signed-in user. Only for guarded pages. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for guarded pages.');
  return user;
}

/** Viewer for the signed-in user. The object stays the same until the user document or the hour changes. */
export function useViewer(): Viewer {
  const user = useUser();
  const { organisation } = useSession();
  const { now } = byTheHour(asViewer(user, { now: new Date().toISOString(), organisation }));
  return useMemo(() => asViewer(user, { now, organisation }), [user, now, organisation]);
}

/** Whether the signed-in user has a capability, by the table that also guards routes, calls and downloads. */
export function useCan(capability: Capability): boolean {
  return useSession().can(capability);
}
