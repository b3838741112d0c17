import { Paper, Stack, Text, Title } from '@mantine/core';
import { entryPage } from '@pavilion/domain/accounts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { takeAskedPath } from '../../session/asked-path.ts';
import { useSession } from '../../session/session-provider.tsx';
import { pendingSentence } from '../../session/sign-in-error.ts';
import { resetToken } from './reset-token.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in (PLT-079 to PLT-086, OPN-034), and setting a password from a link. */
export function LoginPage() {
  const session = useSession();
  // The address is read again when it changes: a link may be followed in a window that shows this page already.
  useLocation();
  const [used, setUsed] = useState<string | null>(null);
  const given = resetToken();
  const token = given === used ? null : given;
  const { state, user } = session;
  const navigate = useNavigate();
  const router = useRouter();
  const left = useRef(false);

  useEffect(() => {
    if (state !== 'in' || !user || token || left.current) return;
    left.current = true;
    // OPN-006: the remembered path first; its own guard still applies.
    const asked = takeAskedPath();
    if (asked) router.history.replace(asked);
    else void navigate({ to: entryPage({ user }), replace: true });
  }, [state, token, user, navigate, router]);

  useEffect(() => {
    document.documentElement.dataset.section = 'account';
    document.title = 'Sign in · Pavilion';
  }, []);

  if (state === 'loading' || (state === 'in' && !token)) return <PleaseWait />;
  return (
    <Paper withBorder p={{ base: 'lg', sm: 32 }} w="100%" maw={400} radius="lg">
      <Stack gap="lg">
        <div>
          <Title order={1} size="h2">
            {token ? 'Set a password' : 'Sign in'}
          </Title>
          <Text c="dimmed" size="sm">
            {token ? 'It opens your account from now on.' : 'Use your work account.'}
          </Text>
        </div>
        {token ? (
          <SetPasswordForm token={token} onDone={() => setUsed(token)} />
        ) : (
          <SignInForm notice={state === 'pending' ? pendingSentence : undefined} />
        )}
      </Stack>
    </Paper>
  );
}
