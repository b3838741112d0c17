import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useStep } from './use-step.ts';

interface PasswordStepProps {
  note: string;
  /** Word on the button. */
  act: string;
  danger?: boolean;
  /** `password` is empty for an account without one. */
  onSubmit: (password: string) => Promise<unknown>;
}

/** Asks for the password before a change of how one signs in: the window may have been left open. */
export function PasswordStep({ note, act, danger = false, onSubmit }: PasswordStepProps) {
  const withPassword = useSession().logins.includes('password');
  const [password, setPassword] = useState('');
  const step = useStep();
  return (
    <form noValidate onSubmit={submits(() => step.run(() => onSubmit(password)))}>
      <Stack gap="md">
        <Text size="sm">{note}</Text>
        {withPassword ? (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={step.error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        ) : (
          step.error && (
            <Alert color="red" role="alert">
              {step.error}
            </Alert>
          )
        )}
        <Button type="submit" loading={step.pending} {...(danger ? { color: 'red' } : {})}>
          {act}
        </Button>
      </Stack>
    </form>
  );
}
