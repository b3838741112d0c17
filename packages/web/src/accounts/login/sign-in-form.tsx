import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { auth } from '../../session/auth-client.ts';
import { passkeysWork, signInByPasskey } from '../../session/passkeys.ts';
import { cameBack, type Provider } from '../../session/provider-window.ts';
import { useSession } from '../../session/session-provider.tsx';
import { pendingSentence, SignInError } from '../../session/sign-in-error.ts';
import { LoginHeading } from './login-parts.tsx';
import type { LoginFormProps } from './login-view.ts';
import { PasswordForm } from './password-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useApproval, type Waiting } from './use-approval.ts';

const SecondStep = lazyPart(() => import('./second-step.tsx').then((module) => module.SecondStep));

type Way = 'password' | 'passkey' | Provider;
type Notice = { color: 'red' | 'blue'; text: string } | null;
/** Awaiting approval is not an error, so its notice is blue. */
const noticeOf = (text: string): Notice => ({ color: text === pendingSentence ? 'blue' : 'red', text });

const waitingWords: Record<Waiting, string> = {
  approval: 'Leave this window open: it signs you in as soon as you are approved.',
  deactivated: 'An administrator has deactivated your account. Ask a user administrator to activate it again.',
  over: 'This window no longer checks. Sign in again once you are approved.',
};

/** Buttons of the configured providers, and e-mail and password (OPN-034). Typed text survives an error. */
export function SignInForm({ notice: given, ...form }: LoginFormProps & { notice: string | undefined }) {
  const { providers, passkeyHost, refresh, ended: endedBy } = useSession();
  const [notice, setNotice] = useState<Notice>(null);
  const [pending, setPending] = useState<Way | null>(null);
  /** Whether this browser has presented credentials, so that it can sign in by itself after approval. */
  const [tried, setTried] = useState(false);
  /** Provider whose pop-up the browser blocked. */
  const [blocked, setBlocked] = useState<Provider | null>(null);
  const [second, setSecond] = useState<{ withApp: boolean; withPasskey: boolean } | null>(null);
  // What ended the former session says nothing of the account that is tried now.
  const shown = notice ?? (given && !tried ? { color: 'blue' as const, text: given } : null);

  const attempt = async (what: Way, action: () => Promise<unknown>) => {
    setPending(what);
    setNotice(null);
    setBlocked(null);
    try {
      await action();
    } catch (error) {
      setNotice(noticeOf(error instanceof Error ? error.message : 'Signing in did not work.'));
      if (error instanceof SignInError && error.code === 'POPUP_BLOCKED') setBlocked(what as Provider);
    } finally {
      setPending(null);
    }
  };
  const enter = (what: Way, action: () => Promise<unknown>) =>
    attempt(what, async () => {
      setTried(true);
      await action();
      await refresh();
    });
  const waiting = notice?.text === pendingSentence && tried;
  const waitingFor = useApproval(waiting, {
    enter: async () => {
      await auth.enterWhenApproved();
      await refresh();
    },
    onSignInAgain: (text) => setNotice({ color: 'blue', text }),
  });
  // With pop-ups blocked, this window itself went to the provider; show the refusal that it came back with.
  useEffect(() => {
    const back = cameBack('sign-in');
    if (!back?.problem) return;
    setTried(true);
    setNotice(noticeOf(back.problem.message));
  }, []);

  // The fixed sentence (OPN-026) also ends the session of somebody who is deactivated, and tells them nothing of that.
  const isPutOut = endedBy === pendingSentence && !notice && !tried;
  const below = waiting ? waitingWords[waitingFor] : isPutOut ? waitingWords.deactivated : null;

  const submit = (password: string) => {
    const email = form.email.trim();
    if (!email || !password) return setNotice({ color: 'red', text: 'Enter your e-mail and password.' });
    return enter('password', async () => {
      const { twoFactorRedirect, twoFactorMethods = [] } = await auth.signIn(email, password);
      const has = (method: string) => twoFactorMethods.includes(method);
      if (twoFactorRedirect) setSecond({ withApp: has('totp'), withPasskey: has('passkey') });
    });
  };
  const ended = (sentence: string) => {
    setSecond(null);
    setNotice(noticeOf(sentence));
  };
  if (second) return <SecondStep {...second} onEnded={ended} onView={() => setSecond(null)} />;
  return (
    <Stack gap="lg">
      <LoginHeading title="Sign in" note="Use your work account." />
      {shown && (
        <Alert color={shown.color} role="alert">
          {shown.text}
          {blocked && (
            <Button
              mt="sm"
              size="xs"
              variant="default"
              display="block"
              loading={pending === blocked}
              onClick={() => void attempt(blocked, () => auth.signInHere(blocked))}
            >
              Continue in This Window
            </Button>
          )}
        </Alert>
      )}
      {below && (
        <Text size="sm" c="dimmed">
          {below}
        </Text>
      )}
      <ProviderButtons
        providers={providers}
        onChoose={(provider) => void enter(provider, () => auth.signInWith(provider))}
      />
      <PasswordForm {...form} pending={pending === 'password'} onSubmit={submit} />
      {passkeysWork(passkeyHost) && (
        <Button
          variant="default"
          loading={pending === 'passkey'}
          onClick={() => void enter('passkey', signInByPasskey)}
        >
          Sign In with a Passkey
        </Button>
      )}
    </Stack>
  );
}
