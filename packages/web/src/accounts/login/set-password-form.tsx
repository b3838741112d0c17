import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { notifyDone } from '../../kit/notify.ts';
import { auth } from '../../session/auth-client.ts';
import { clearResetToken } from './reset-token.ts';

/** DESIGN: passwords have at least eight characters, as the sign-in part asks. */
const shortest = 8;

/** A new password, from the link in the e-mail. */
export function SetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const tooShort = password.length > 0 && password.length < shortest;
  const differs = again.length > 0 && again !== password;

  const save = async () => {
    if (password.length < shortest || again !== password) {
      setError(
        password.length < shortest
          ? `A password needs at least ${shortest} characters.`
          : 'The two passwords are not the same.',
      );
      return;
    }
    setPending(true);
    setError(null);
    try {
      await auth.resetPassword(token, password);
      clearResetToken();
      notifyDone('Your password is set. Please sign in with it.');
      onDone();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'The password could not be set.');
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description={`At least ${shortest} characters.`}
          value={password}
          error={tooShort && again.length > 0 ? `A password needs at least ${shortest} characters.` : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <PasswordInput
          label="New password again"
          autoComplete="new-password"
          value={again}
          error={differs ? 'The two passwords are not the same.' : undefined}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Button type="submit" loading={pending}>
          Set Password
        </Button>
      </Stack>
    </form>
  );
}
