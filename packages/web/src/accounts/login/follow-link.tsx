import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { DeadLink, type LeaveLink, LoginHeading } from './login-parts.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

interface FollowLinkProps {
  token: string;
  onView: LeaveLink;
}

/** Landing page of an e-mail link. Only pressing its button changes data, because mail scanners open links too. */
export function FollowLink({ token, onView }: FollowLinkProps) {
  const [given, setGiven] = useState(token);
  const link = useAnswer(calls.accounts.readLink, { token: given }, { fresh: Number.POSITIVE_INFINITY });
  if (link.refusal) return <RefusalNote refusal={link.refusal} />;
  if (!link.answer) return <PleaseWait />;
  const { kind, email = '' } = link.answer;
  if (kind === 'dead') return <DeadLink onView={onView} />;
  if (kind === 'access') return <ConfirmAccess token={given} email={email} onView={onView} onPrepared={setGiven} />;
  return <SetPasswordForm token={given} email={email} onView={onView} />;
}

interface ConfirmAccessProps extends FollowLinkProps {
  email: string;
  onPrepared: (token: string) => void;
}

function ConfirmAccess({ token, email, onView, onPrepared }: ConfirmAccessProps) {
  const [waiting, setWaiting] = useState(false);
  const confirm = useCall(calls.accounts.confirmAccess, { quiet: true });
  const press = async () => {
    const answer = await confirm.run({ token });
    if (answer?.setPassword) onPrepared(answer.setPassword);
    else if (answer) setWaiting(true);
  };
  if (confirm.refusal?.code === 'LINK_DEAD') return <DeadLink onView={onView} />;
  if (waiting) {
    return (
      <Stack gap="lg">
        <LoginHeading
          title="Thank you"
          note="An administrator has been notified. You will get an e-mail when your account is approved."
        />
        <Button variant="default" onClick={() => onView('signIn', email)}>
          Back to Sign-in
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <LoginHeading title="Confirm your e-mail" note={`You are asking for access to Pavilion as ${email}.`} />
      <RefusalNote refusal={confirm.refusal} />
      <Button loading={confirm.pending} onClick={() => void press()}>
        Confirm
      </Button>
    </Stack>
  );
}
