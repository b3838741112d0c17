import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useSession } from '../../session/session-provider.tsx';
import { BackToSignIn, LoginHeading } from './login-parts.tsx';
import type { LoginFormProps } from './login-view.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSubmission } from './use-submission.ts';

/** Asking for a password link (PLT-082), or whom to ask where no e-mail can be sent. */
export function ForgottenPassword(props: LoginFormProps) {
  const { channels } = useSession();
  return (
    <Stack gap="lg">
      <LoginHeading
        title="Forgotten password"
        note={
          channels.email
            ? 'Enter your e-mail to get a link to set a new one.'
            : 'No e-mail can be sent from here. Ask a user administrator for a link to set a new one.'
        }
      />
      {channels.email ? <AskForLink {...props} /> : <BackToSignIn onView={props.onView} />}
    </Stack>
  );
}

/** The answer is the same whether or not the account exists. */
function AskForLink({ email, onEmail, onView }: LoginFormProps) {
  const ask = useCall(calls.accounts.askForPasswordLink, { quiet: true });
  const { asked, submit } = useSubmission(() => ask.run({ email }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <RefusalNote refusal={ask.refusal} />
        {asked && (
          <Alert color="blue" role="status">
            If there is an account for this e-mail, a link to set a password is on its way.
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
