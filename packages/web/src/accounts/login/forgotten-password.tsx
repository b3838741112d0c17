import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useSession } from '../../session/session-provider.tsx';
import { BackToSignIn } from './login-parts.tsx';
import type { LoginFormProps } from './login-view.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSubmission } from './use-submission.ts';

/** Form to ask for a password link (PLT-082). The answer is the same whether or not the account exists. */
export function ForgottenPassword({ email, onEmail, onView }: LoginFormProps) {
  const { channels } = useSession();
  const ask = useCall(calls.accounts.askForPasswordLink, { quiet: true });
  const { asked, submit } = useSubmission(() => ask.run({ email }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <RefusalNote refusal={ask.refusal} />
        {asked && (
          <Alert color="blue" role="status">
            {channels.email
              ? 'If there is an account for this e-mail, a link to set a password is on its way.'
              : 'No e-mail can be sent from here. If there is an account for this e-mail, a link to set a password waits with the user administrators for an hour: ask one of them for it.'}
          </Alert>
        )}
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          value={email}
          error={ask.fields.email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <Button type="submit" loading={ask.pending}>
          Send Reset Link
        </Button>
        <BackToSignIn onView={onView} />
      </Stack>
    </form>
  );
}
