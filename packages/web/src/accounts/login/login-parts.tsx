import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import type { LoginView } from './login-view.ts';

/** Leaves an e-mail link for another view of the login page, and fills in the link's e-mail address. */
export type LeaveLink = (view: LoginView, email?: string) => void;

/** Heading of a view of the login page. */
export function LoginHeading({ title, note }: { title: string; note: string }) {
  return (
    <div>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {note}
      </Text>
    </div>
  );
}

/** Dead link, with buttons to get a new one or to sign in. */
export function DeadLink({ onView }: { onView: LeaveLink }) {
  return (
    <Stack gap="lg">
      <LoginHeading
        title="This link no longer works"
        note="It has expired, has been used or has been replaced by a newer one."
      />
      <Button onClick={() => onView('forgotten')}>Send a New Link</Button>
      <Button variant="default" onClick={() => onView('signIn')}>
        Sign In
      </Button>
    </Stack>
  );
}

export function BackToSignIn({ onView }: { onView: LeaveLink }) {
  return (
    <Anchor component="button" type="button" size="sm" ta="center" onClick={() => onView('signIn')}>
      Back to sign-in
    </Anchor>
  );
}
