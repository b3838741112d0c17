import { Button, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { newPassword, passwordLength } from '@pavilion/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { Modal } from '../../kit/modal.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { submits } from '../../kit/submits.ts';
import { auth } from '../../session/auth-client.ts';
import { useUser } from '../../session/session-provider.tsx';
import { SignInError } from '../../session/sign-in-error.ts';
import { openSessionsKey } from './open-sessions.ts';

interface Faults {
  password?: string | undefined;
  chosen?: string | undefined;
  again?: string | undefined;
}

/** Window to change one's own password with the present one. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Change Password" size="sm">
      <Fields onClose={onClose} />
    </Modal>
  );
}

function Fields({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [chosen, setChosen] = useState('');
  const [again, setAgain] = useState('');
  const [signOutOthers, setSignOutOthers] = useState(true);
  const [revokeTokens, setRevokeTokens] = useState(false);
  const { answer } = useAnswer(calls.accounts.apiTokens, {});
  const tokens = answer?.tokens.filter(({ revokedAt }) => revokedAt === null).length ?? 0;
  const hasPasskeys = useUser().factors?.includes('passkey') ?? false;
  const [faults, setFaults] = useState<Faults>({});
  const [pending, setPending] = useState(false);
  const queries = useQueryClient();

  const submit = async () => {
    const found = faultsOf(password, chosen, again);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await auth.changePassword({ password, newPassword: chosen, signOutOthers, revokeTokens });
      void queries.invalidateQueries({ queryKey: openSessionsKey });
      notifyDone(
        signOutOthers ? 'Your password is changed. Other devices are signed out.' : 'Your password is changed.',
      );
      onClose();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'This did not work. Please try again.';
      setFaults(
        error instanceof SignInError && error.code === 'MISTYPED' ? { chosen: message } : { password: message },
      );
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate onSubmit={submits(submit)}>
      <Stack gap="md">
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description={`${passwordLength.least} to ${passwordLength.most} characters.`}
          value={chosen}
          error={faults.chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          value={again}
          error={faults.again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Checkbox
          label="Sign out my other devices"
          description="Whoever else knows your old password may be signed in."
          checked={signOutOthers}
          onChange={(event) => setSignOutOthers(event.currentTarget.checked)}
        />
        {tokens > 0 && (
          <Checkbox
            label={tokens === 1 ? 'Revoke my API token' : `Revoke my ${tokens} API tokens`}
            description="They go on working with a new password. Programs that use them stop."
            checked={revokeTokens}
            onChange={(event) => setRevokeTokens(event.currentTarget.checked)}
          />
        )}
        {hasPasskeys && (
          <Text size="xs" c="dimmed">
            Passkeys go on working too. Remove those that are not yours under Second factor.
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={pending}>
            Change Password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function faultsOf(password: string, chosen: string, again: string): Faults {
  const read = newPassword.safeParse(chosen);
  return {
    ...(password === '' && { password: 'Enter your password.' }),
    ...(!read.success && { chosen: read.error.issues[0]?.message }),
    ...(read.success && again !== chosen && { again: 'The passwords do not match.' }),
  };
}
