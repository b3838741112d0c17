import { Anchor, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import type { LoginFormProps } from './login-view.ts';

interface PasswordFormProps extends LoginFormProps {
  pending: boolean;
  onSubmit: (password: string) => unknown;
}

/** E-mail and password, with ways on for people who have no password. */
export function PasswordForm({ email, onEmail, onView, pending, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  return (
    <form noValidate onSubmit={submits(() => onSubmit(password))}>
      <Stack gap="md">
        <TextInput
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={pending}>
          Sign In
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={() => onView('forgotten')}>
            Forgot your password?
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={() => onView('access')}>
            Ask for access
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
