import { can as mayDo } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { sameJson } from '@pavilion/sync';
import { createSyncClient, type SyncClient, tabShelf } from '@pavilion/sync/client';
import { SyncProvider, useDoc, useSyncClient } from '@pavilion/sync/react';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { refusalWords } from '../call/refusal.ts';
import { useAskAgain } from '../call/use-ask-again.ts';
import { notifyError } from '../kit/notify.ts';
import { StartFrame } from '../kit/start-frame.tsx';
import { useAskBeforeUnload } from '../kit/use-ask-before-unload.ts';
import { allSaved } from './all-saved.ts';
import { type Session, SessionContext, signedOutSentence } from './session-context.ts';

/** Milliseconds for which a connection may be answered as somebody else's before the page asks whose it is. */
const doubtMs = 1_500;

interface LiveSessionProps {
  base: Session;
  userId: string;
  children: ReactNode;
}

/**
 * One socket and client per signed-in user. Another user gets a new client, so that no cached data of the first is left.
 */
export function LiveSession({ base, userId, children }: LiveSessionProps) {
  const { endedBecause } = base;
  const [client, setClient] = useState<SyncClient | null>(null);
  useEffect(() => {
    const made = createSyncClient({
      url: liveAddress(),
      shelf: tabShelf(userId),
      onLost: (error, operation) =>
        void import('./lost-write.ts')
          .then(({ keepLostWrite }) => keepLostWrite(error, operation, userId))
          .catch(() => notifyError(refusalWords(error).message)),
    });
    // Setting up an authenticator app replaces the session of this browser: the page goes on with the new one.
    const stopListening = made.onSignedOut((reason) => {
      void endedBecause(reason).then((goesOn) => goesOn && made.restart());
    });
    // A page without a connection is not told that its session ends. When it connects again, the server takes it for nobody, or
    // for whoever has signed in here since. It also does so for a moment while a session is replaced.
    let doubt: ReturnType<typeof setTimeout> | undefined;
    const stopWatching = made.connection.subscribe(() => {
      const { status, userId: answered } = made.connection.get();
      clearTimeout(doubt);
      if (status !== 'online' || answered === userId) return;
      doubt = setTimeout(
        () => void endedBecause(signedOutSentence).then((goesOn) => goesOn && made.restart()),
        doubtMs,
      );
    });
    // What is drawn then is the whole screen: in steps, between which the browser can answer.
    startTransition(() => setClient(made));
    return () => {
      clearTimeout(doubt);
      stopWatching();
      stopListening();
      made.stop();
    };
  }, [endedBecause, userId]);
  if (!client) return <StartFrame />;
  return (
    <SyncProvider client={client}>
      <LiveUser base={base} userId={userId}>
        {children}
      </LiveUser>
    </SyncProvider>
  );
}

const liveAddress = () => `${window.location.origin.replace(/^http/, 'ws')}/api/live`;

/** Takes the user from their live document, so that a change of roles applies at once. */
function LiveUser({ base, userId, children }: LiveSessionProps) {
  const { document } = useDoc(users, userId);
  const { refresh } = base;
  useAskAgain();
  const client = useSyncClient();
  // Without an answer, maybe only this page has these changes.
  useAskBeforeUnload(() => {
    client.handOver();
    return client.isBehind();
  });
  const active = document?.active;
  useEffect(() => {
    if (active === false) void refresh();
  }, [active, refresh]);
  const user = useUnchanged(document ?? base.user);
  const session = useMemo<Session>(
    () => ({
      ...base,
      user,
      can: (capability) => user !== null && mayDo({ user }, capability),
      signOut: () => allSaved(client).then(base.signOut),
    }),
    [base, user, client],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The former object while the content is the same. All screens depend on the user, whose live document mostly says what the first answer said. */
function useUnchanged<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (kept === value || sameJson(kept, value)) return kept;
  keep(value);
  return value;
}
