import { Alert, Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { auth } from '../../session/auth-client.ts';
import { cameBack, type Provider } from '../../session/provider-window.ts';
import { useSession } from '../../session/session-provider.tsx';
import { pendingSentence, SignInError } from '../../session/sign-in-error.ts';
import { providerWords } from '../provider-words.ts';
import { useApproval } from './use-approval.ts';

type Notice = { color: 'red' | 'blue'; text: string } | null;
/** To wait for approval is no mistake. */
const noticeOf = (text: string): Notice => ({ color: text === pendingSentence ? 'blue' : 'red', text });

/** Provider buttons where they are set up, e-mail and password, and a reset link (OPN-034). What was typed stays on an error. */
export function SignInForm({ notice: given }: { notice: string | undefined }) {
  const { providers, refresh } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [notice, setNotice] = useState<Notice>(null);
  const [pending, setPending] = useState<'password' | 'reset' | Provider | null>(null);
  const [resetting, setResetting] = useState(false);
  /** What was answered last; a password that has gone from its input cannot be tried again. */
  const [tried, setTried] = useState<'password' | Provider | null>(null);
  /** Whose pop-up the browser did not let open. */
  const [blocked, setBlocked] = useState<Provider | null>(null);
  const shown = notice ?? (given ? { color: 'blue' as const, text: given } : null);

  const attempt = async (what: NonNullable<typeof pending>, action: () => Promise<unknown>) => {
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
  const enter = (what: 'password' | Provider, action: () => Promise<unknown>) =>
    attempt(what, async () => {
      setTried(what);
      await action();
      await refresh();
    });
  const waiting = notice?.text === pendingSentence && tried !== null;
  useApproval(waiting, async () => {
    await (tried === 'password' ? auth.signIn(email.trim(), password) : auth.enterWhenApproved());
    await refresh();
  });
  // This window itself went to the provider, because pop-ups are blocked, and came back with a refusal.
  useEffect(() => {
    const back = cameBack('sign-in');
    if (!back?.problem) return;
    setTried(back.provider);
    setNotice(noticeOf(back.problem.message));
  }, []);

  const reset = () =>
    attempt('reset', async () => {
      if (!email.trim()) throw new Error('Please type your e-mail first.');
      await auth.requestReset(email.trim());
      setNotice({
        color: 'blue',
        text: 'If there is an account for this e-mail, a link to set a password is on its way.',
      });
    });
  const submit = () => {
    if (resetting) return reset();
    if (!email.trim() || !password) {
      setNotice({ color: 'red', text: 'Please type your e-mail and your password.' });
      return;
    }
    return enter('password', () => auth.signIn(email.trim(), password));
  };

  return (
    <Stack gap="lg">
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
      {waiting && (
        <Text size="sm" c="dimmed">
          You can leave this window open: it goes on by itself once you are approved.
        </Text>
      )}
      {providers.length > 0 && !resetting && (
        <Stack gap="sm">
          {providers.map((provider) => {
            const { name, icon: Icon } = providerWords[provider];
            return (
              <Button
                key={provider}
                variant="default"
                leftSection={<Icon size={18} />}
                onClick={() => void enter(provider, () => auth.signInWith(provider))}
              >
                Continue with {name}
              </Button>
            );
          })}
          <Divider label="or" />
        </Stack>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {!resetting && (
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <Button type="submit" loading={pending === 'password' || pending === 'reset'}>
            {resetting ? 'Send Reset Link' : 'Sign In'}
          </Button>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="center"
            onClick={() => {
              setResetting(!resetting);
              setNotice(null);
            }}
          >
            {resetting ? 'Back to sign-in' : 'Forgot your password?'}
          </Anchor>
        </Stack>
      </form>
    </Stack>
  );
}
