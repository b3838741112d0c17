import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { passkeysWork } from '../../session/passkeys.ts';
import { useSession } from '../../session/session-provider.tsx';
import { AddApp } from '../second-factor/add-app.tsx';
import { AddPasskey } from '../second-factor/add-passkey.tsx';
import { LoginHeading } from './login-parts.tsx';

/** An administrator adds the second factor that the settings require, before anything else (OPS-014). */
export function OwedFactor() {
  const { passkeyHost, refresh, signOut } = useSession();
  const [way, setWay] = useState<'app' | 'passkey' | null>(null);
  // Going back from the codes would lose them.
  const [showsCodes, setShowsCodes] = useState(false);
  const onCodes = () => setShowsCodes(true);
  const done = () => void refresh();
  useReleased(way === null, done);
  return (
    <Stack gap="lg">
      <LoginHeading title="Add a second factor" note="User administrators sign in with more than a password." />
      {way === 'app' && <AddApp goOn="Continue" onCodes={onCodes} onDone={done} />}
      {way === 'passkey' && <AddPasskey goOn="Continue" onCodes={onCodes} onDone={done} />}
      {way === null && (
        <Stack gap="sm">
          <Button onClick={() => setWay('app')}>Set Up an Authenticator App</Button>
          {passkeysWork(passkeyHost) && (
            <Button variant="default" onClick={() => setWay('passkey')}>
              Add a Passkey
            </Button>
          )}
        </Stack>
      )}
      {!showsCodes && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="center"
          onClick={() => (way ? setWay(null) : void signOut())}
        >
          {way ? 'Back' : 'Sign out'}
        </Anchor>
      )}
    </Stack>
  );
}

/** Milliseconds between two questions. Such a window has no live connection. */
const askEvery = 2_000;

/** Calls `onReleased` once the settings no longer require the second factor. Not while someone adds one. */
function useReleased(when: boolean, onReleased: () => void): void {
  const latest = useRef(onReleased);
  latest.current = onReleased;
  const { answer } = useAnswer(calls.accounts.me, {}, { when, every: askEvery, anew: true });
  const released = when && answer?.owesFactor === false;
  useEffect(() => {
    if (released) latest.current();
  }, [released]);
}
