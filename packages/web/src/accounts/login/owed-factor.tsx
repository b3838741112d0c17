import { Anchor, Button, Stack, Text } from '@mantine/core';
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
  const hasFactor = useElsewhere(way === null, done);
  return (
    <Stack gap="lg">
      <LoginHeading title="Add a second factor" note="User administrators sign in with more than a password." />
      {way === null && hasFactor && (
        <Text size="sm">Your account has a second factor now. Sign out, and sign in again with it.</Text>
      )}
      {way === 'app' && <AddApp goOn="Continue" onCodes={onCodes} onDone={done} />}
      {way === 'passkey' && <AddPasskey goOn="Continue" onCodes={onCodes} onDone={done} />}
      {way === null && !hasFactor && (
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

/**
 * Follows what is done elsewhere, but not while someone adds a factor here: calls `onReleased` once the settings no longer require
 * one, and says whether the account has got one in another browser.
 */
function useElsewhere(when: boolean, onReleased: () => void): boolean {
  const latest = useRef(onReleased);
  latest.current = onReleased;
  const { answer } = useAnswer(calls.accounts.me, {}, { when, every: askEvery, anew: true });
  const released = when && answer?.owesFactor === false;
  useEffect(() => {
    if (released) latest.current();
  }, [released]);
  return answer?.user?.secondFactor === true;
}
