import { can as mayDo } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { createSyncClient, type SyncClient } from '@pavilion/sync/client';
import { SyncProvider, useConnection, useDoc, useUnsaved } from '@pavilion/sync/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useAskBeforeUnload } from '../kit/use-ask-before-unload.ts';
import { type Session, SessionContext } from './session-context.ts';

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
    const made = createSyncClient({ url: liveAddress() });
    // Setting up an authenticator app replaces the session of this browser: the page goes on with the new one.
    const stopListening = made.onSignedOut((reason) => {
      void endedBecause(reason).then((goesOn) => goesOn && made.restart());
    });
    setClient(made);
    return () => {
      stopListening();
      made.stop();
    };
  }, [endedBecause]);
  return (
    client && (
      <SyncProvider client={client}>
        <LiveUser base={base} userId={userId}>
          {children}
        </LiveUser>
      </SyncProvider>
    )
  );
}

const liveAddress = () => `${window.location.origin.replace(/^http/, 'ws')}/api/live`;

/** Takes the user from their live document, so that a change of roles applies at once. */
function LiveUser({ base, userId, children }: LiveSessionProps) {
  const { document } = useDoc(users, userId);
  const { refresh } = base;
  const { status } = useConnection();
  // Without a connection, only this page has these changes.
  useAskBeforeUnload(useUnsaved() > 0 && status !== 'online');
  const active = document?.active;
  useEffect(() => {
    if (active === false) void refresh();
  }, [active, refresh]);
  const session = useMemo<Session>(() => {
    const user = document ?? base.user;
    return { ...base, user, can: (capability) => user !== null && mayDo({ user }, capability) };
  }, [base, document]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
