import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { auth } from '../../session/auth-client.ts';
import { passkeysWork, signInByPasskey } from '../../session/passkeys.ts';
import { useSession } from '../../session/session-provider.tsx';
import { SignInError } from '../../session/sign-in-error.ts';
import { CodeInput } from '../second-factor/code-input.tsx';
import { useStep } from '../second-factor/use-step.ts';
import { BackToSignIn, LoginHeading } from './login-parts.tsx';
import type { LoginView } from './login-view.ts';
import { RefusalAlert } from './refusal-note.tsx';

interface SecondStepProps {
  /** Whether the account has an authenticator app. */
  withApp: boolean;
  /** Whether the account has passkeys. */
  withPasskey: boolean;
  /** Called when the password has to be given again, with the reason. */
  onEnded: (sentence: string) => void;
  onView: (view: LoginView) => void;
}

/** Second step after a password: code of the app, passkey, or recovery code (OPS-014). */
export function SecondStep({ withApp, withPasskey, onEnded, onView }: SecondStepProps) {
  const { passkeyHost, refresh } = useSession();
  const mayPasskey = withPasskey && passkeysWork(passkeyHost);
  const [way, setWay] = useState<'app' | 'passkey' | 'recovery'>(withApp ? 'app' : mayPasskey ? 'passkey' : 'recovery');
  const [code, setCode] = useState('');
  const step = useStep();
  const choose = (next: typeof way) => {
    setWay(next);
    setCode('');
    step.forget();
  };
  const actions = {
    app: () => auth.enterCode(code.trim()),
    passkey: signInByPasskey,
    recovery: () => auth.enterRecoveryCode(code.trim()),
  };
  const enter = () =>
    step.run(async () => {
      try {
        await actions[way]();
      } catch (error) {
        if (error instanceof SignInError && endings.has(error.code)) return onEnded(error.message);
        throw error;
      }
      await refresh();
    });
  return (
    <form noValidate onSubmit={submits(enter)}>
      <Stack gap="md">
        <LoginHeading title="One more step" note={notes[way]} />
        {way === 'app' && <CodeInput value={code} error={step.error} onChange={setCode} />}
        {way === 'recovery' && (
          <TextInput
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            autoFocus
            spellCheck={false}
            maxLength={30}
            value={code}
            error={step.error}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {way === 'passkey' && <RefusalAlert message={step.error} />}
        <Button type="submit" loading={step.pending}>
          {way === 'passkey' ? 'Use Passkey' : 'Sign In'}
        </Button>
        {way !== 'app' && withApp && <Other text="Use the authenticator app" onClick={() => choose('app')} />}
        {way !== 'passkey' && mayPasskey && <Other text="Use a passkey" onClick={() => choose('passkey')} />}
        {way !== 'recovery' && <Other text="Use a recovery code" onClick={() => choose('recovery')} />}
        <BackToSignIn onView={onView} />
      </Stack>
    </form>
  );
}

/** After these the server has forgotten the password that was given: no other way of this step works. */
const endings = new Set(['CODE_USED', 'INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

const notes = {
  app: 'Enter the code that your authenticator app shows.',
  passkey: 'Use the finger, face or PIN of your device, or your security key.',
  recovery: 'Enter one of the codes that you kept. Each works once.',
} as const;

function Other({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" size="sm" ta="center" onClick={onClick}>
      {text}
    </Anchor>
  );
}
