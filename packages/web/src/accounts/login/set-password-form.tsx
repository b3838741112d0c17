import { Button, PasswordInput, Stack } from '@mantine/core';
import { passwordLength } from '@pavilion/domain/accounts';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { notifyDone } from '../../kit/notify.ts';
import { DeadLink, type LeaveLink, LoginHeading } from './login-parts.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface SetPasswordFormProps {
  token: string;
  email: string;
  onView: LeaveLink;
}

/** Form to set a new password, opened from the link in an e-mail. */
export function SetPasswordForm({ token, email, onView }: SetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  const set = useCall(calls.accounts.setPassword, { quiet: true });
  if (set.refusal?.code === 'LINK_DEAD') return <DeadLink onView={onView} />;

  const save = async () => {
    setDiffers(again !== password);
    if (again !== password || !(await set.run({ token, password }))) return;
    notifyDone('Your password is set. Sign in with it.');
    onView('signIn', email);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        <LoginHeading title="Set a password" note={`You will use it to sign in as ${email}.`} />
        <RefusalNote refusal={set.refusal} />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          description={`${passwordLength.least} to ${passwordLength.most} characters.`}
          value={password}
          error={set.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          value={again}
          error={differs && again !== password ? 'The passwords do not match.' : undefined}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Button type="submit" loading={set.pending}>
          Set Password
        </Button>
      </Stack>
    </form>
  );
}
