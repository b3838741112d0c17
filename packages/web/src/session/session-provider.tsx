import { asViewer, byTheHour, type Capability, can as mayDo, type Viewer } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { calls } from '../call/client.ts';
import { refusalWords } from '../call/refusal.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { notifyError } from '../kit/notify.ts';
import { forgetAskedPath } from './asked-path.ts';
import { auth } from './auth-client.ts';
import { onSignedIn, type Provider } from './provider-window.ts';

export interface Session {
  /** `pending`: signed in, but not (or no longer) active; treated like nobody, with its own sentence (OPN-026). */
  state: 'loading' | 'unreachable' | 'out' | 'pending' | 'in';
  user: User | null;
  /** The governing body's name, for titles and rules. */
  organisation: string;
  /** The sign-in providers for which the server has settings. */
  providers: readonly Provider[];
  /** Whether the server can send e-mail and chat messages. */
  channels: { email: boolean; chat: boolean };
  /** The ways in which this account can sign in. */
  logins: readonly ('password' | Provider)[];
  can: (capability: Capability) => boolean;
  /** PLT-071: the error set when a page was refused; shown on /user and cleared when the user moves on (OPN-008). */
  accessError: string | null;
  setAccessError: (sentence: string | null) => void;
  /** True after the user asked to leave: then the path is not remembered for the next sign-in. */
  left: boolean;
  /** Why the server ended the session (OPN-026); null where nobody was signed in, or they left by themselves. */
  ended: string | null;
  endedBecause: (sentence: string) => void;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  signOut: () => Promise<void>;
}

/** Everything live comes with the first signed-in screen; the sign-in page does without. */
const LiveSession = lazyPart(() => import('./live-session.tsx').then((module) => module.LiveSession), { page: true });

export const SessionContext = createContext<Session | null>(null);
/** Milliseconds; the server renews at most once a day. */
const renewEvery = 6 * 3_600_000;
const meKey = ['session', 'me'];

/** Who is signed in. Rights follow the user's own document live: a change of roles counts at once. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const me = useQuery({
    queryKey: meKey,
    queryFn: () => calls.accounts.me({}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => refusalWords(error).code === 'UNREACHABLE' && count < 3,
  });
  const queryClient = useQueryClient();
  const [left, setLeft] = useState(false);
  const [accessError, setAccessError] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const known = me.data?.user ?? null;

  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: meKey }), [queryClient]);

  const endedBecause = useCallback(
    (sentence: string) => {
      setEnded(sentence);
      void refresh();
    },
    [refresh],
  );

  const signOut = useCallback(async () => {
    setLeft(true);
    forgetAskedPath();
    try {
      await auth.signOut();
    } catch (error) {
      notifyError(error instanceof Error ? error.message : 'Logging out did not work. Please try again.');
    }
    // Nothing that was answered to this person stays for the next one.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
    await refresh();
  }, [queryClient, refresh]);

  const knownId = known?.id;
  useEffect(() => {
    if (!knownId) return;
    setLeft(false);
    setEnded(null);
  }, [knownId]);

  useEffect(() => onSignedIn(() => void refresh()), [refresh]);

  // The session lasts for a while from its last use: a visit renews it, and so does a window that stays open.
  useEffect(() => {
    if (!knownId) return;
    const renew = () => void auth.current().catch(() => undefined);
    renew();
    const timer = setInterval(renew, renewEvery);
    return () => clearInterval(timer);
  }, [knownId]);

  const base = useMemo<Session>(
    () => ({
      state: me.isPending ? 'loading' : me.isError ? 'unreachable' : !known ? 'out' : known.active ? 'in' : 'pending',
      user: known,
      organisation: me.data?.organisation ?? '',
      providers: me.data?.providers ?? [],
      channels: me.data?.channels ?? { email: false, chat: false },
      logins: me.data?.logins ?? [],
      can: (capability) => known !== null && mayDo({ user: known }, capability),
      accessError,
      setAccessError,
      left,
      ended: left ? null : ended,
      endedBecause,
      refresh,
      signOut,
    }),
    [me.isPending, me.isError, me.data, known, accessError, left, ended, endedBecause, refresh, signOut],
  );

  if (!known?.active) return <SessionContext value={base}>{children}</SessionContext>;
  return (
    <LiveSession key={known.id} base={base} userId={known.id}>
      {children}
    </LiveSession>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in user; only inside guarded pages. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for guarded pages.');
  return user;
}

/** The signed-in user as rules see them; the same one until their rights or the hour change. */
export function useViewer(): Viewer {
  const user = useUser();
  const { organisation } = useSession();
  const { now } = byTheHour(asViewer(user, { now: new Date().toISOString(), organisation }));
  return useMemo(() => asViewer(user, { now, organisation }), [user, now, organisation]);
}

/** Whether the signed-in user may do a thing: the same table that guards routes, calls and downloads. */
export function useCan(capability: Capability): boolean {
  return useSession().can(capability);
}
