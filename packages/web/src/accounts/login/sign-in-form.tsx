import { Alert, Anchor, Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { auth, type Provider, pendingSentence } from '../../session/auth-client.ts';
import { useSession } from '../../session/session-provider.tsx';

const providerWords = {
  google: { label: 'Continue with Google', icon: IconBrandGoogle },
  microsoft: { label: 'Continue with Microsoft', icon: IconBrandWindows },
} as const;

/** Milliseconds between two looks whether somebody was approved, and how often it is looked at most. */
const lookEvery = 15_000;
const mostLooks = 120;

type Notice = { color: 'red' | 'blue'; text: string } | null;

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
  const shown = notice ?? (given ? { color: 'blue' as const, text: given } : null);

  const attempt = async (what: NonNullable<typeof pending>, action: () => Promise<unknown>) => {
    setPending(what);
    setNotice(null);
    try {
      await action();
    } catch (error) {
      setNotice({ color: 'red', text: error instanceof Error ? error.message : 'Signing in did not work.' });
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
  // Whoever waits for approval comes in without doing anything more once it is given.
  const waiting = notice?.text === pendingSentence && tried !== null;
  useEffect(() => {
    if (!waiting) return;
    const enterNow = () => (tried === 'password' ? auth.signIn(email.trim(), password) : auth.enterWhenApproved());
    let looks = 0;
    const look = () => {
      looks += 1;
      if (looks >= mostLooks) clearInterval(timer);
      enterNow().then(refresh, () => undefined);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [waiting, tried, email, password, refresh]);

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
        </Alert>
      )}
      {providers.length > 0 && !resetting && (
        <Stack gap="sm">
          {providers.map((provider) => {
            const { label, icon: Icon } = providerWords[provider];
            return (
              <Button
                key={provider}
                variant="default"
                leftSection={<Icon size={18} />}
                onClick={() => void enter(provider, () => auth.signInWith(provider))}
              >
                {label}
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
