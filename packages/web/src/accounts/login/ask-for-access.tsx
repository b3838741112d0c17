import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';
import { forgetRequest, keepRequest, keptRequest } from './kept-request.ts';
import { BackToSignIn } from './login-parts.tsx';
import type { LoginFormProps, LoginView } from './login-view.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useSubmission } from './use-submission.ts';

/** Form to request an account (OPN-025). The answer is the same whether or not the account exists. */
export function AskForAccess({ email, onEmail, onView }: LoginFormProps) {
  const [kept] = useState(keptRequest);
  const [name, setName] = useState(kept?.name ?? '');
  const [why, setWhy] = useState(kept?.why ?? '');
  const ask = useCall(calls.accounts.askForAccess, { quiet: true });
  const { asked, submit } = useSubmission(() => ask.run({ email, name, why }));
  const isBegun = !asked && (name.trim() !== '' || why.trim() !== '');
  useEffect(() => {
    if (isBegun) keepRequest({ name, email, why });
    else forgetRequest();
  }, [isBegun, name, email, why]);
  const leave = (view: LoginView) => {
    forgetRequest();
    onView(view);
  };
  if (asked) {
    return (
      <Stack gap="md">
        <Alert color="blue" role="status">
          {asked.byMail
            ? `Thank you. Check your inbox at ${email.trim()} for the next step. You can close this window.`
            : 'Thank you. An administrator will review your request and tell you when you can sign in. You can close this window.'}
        </Alert>
        <BackToSignIn onView={leave} />
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <RefusalNote refusal={ask.refusal} />
        <TextInput
          label="Name"
          autoComplete="name"
          value={name}
          error={ask.fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          value={email}
          error={ask.fields.email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <GrowingTextarea
          label="Why do you need access?"
          minRows={2}
          maxRows={8}
          value={why}
          error={ask.fields.why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <Button type="submit" loading={ask.pending}>
          Ask for Access
        </Button>
        <BackToSignIn onView={leave} />
      </Stack>
    </form>
  );
}
