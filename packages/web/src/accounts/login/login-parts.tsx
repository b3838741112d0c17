import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import type { LoginView } from './login-page.tsx';

/** Leaves the link for another view of the page, with the e-mail that it was for. */
export type LeaveLink = (view: LoginView, email?: string) => void;

/** What a view of the page, or a link, is for. */
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

/** Says that a link is dead, with the ways on. */
export function DeadLink({ onView }: { onView: LeaveLink }) {
  return (
    <Stack gap="lg">
      <LoginHeading
        title="This link no longer works"
        note="It has been used, has been replaced by a newer one, or is too old."
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
