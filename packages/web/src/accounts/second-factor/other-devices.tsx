import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { signInMethods } from '@pavilion/domain/accounts';
import { countWords } from '../../kit/count-words.ts';
import { notifyDone } from '../../kit/notify.ts';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { auth, type OpenSession } from '../../session/auth-client.ts';
import { nameOf } from '../profile/open-sessions.ts';
import { useStep } from './use-step.ts';

interface OtherDevicesProps {
  others: readonly OpenSession[];
  onDone: () => void;
}

/** Most devices that are listed one by one. */
const mostListed = 5;

/** Asks whether to sign out the devices that were signed in before the second factor was added. */
export function OtherDevices({ others, onDone }: OtherDevicesProps) {
  const step = useStep();
  const signOut = () =>
    step.run(async () => {
      await auth.endOtherSessions();
      notifyDone('All other devices were signed out.');
      onDone();
    });
  const further = others.length - mostListed;
  return (
    <Stack gap="md">
      <Text size="sm">
        Your account is also signed in on {countWords(others.length, 'other device')}. They stay signed in until you
        sign them out.
      </Text>
      <List size="sm" spacing={4} aria-label="Other devices">
        {others.slice(0, mostListed).map((session) => (
          <List.Item key={session.id}>
            {nameOf(session)}
            <Text size="xs" c="dimmed">
              Last used: <RelativeDate value={session.updatedAt} ago />
              {session.method && ` · ${signInMethods[session.method]}`}
              {session.ipAddress && ` · From ${session.ipAddress}`}
            </Text>
          </List.Item>
        ))}
        {further > 0 && <List.Item>and {further} more</List.Item>}
      </List>
      {step.error && (
        <Alert color="red" role="alert">
          {step.error}
        </Alert>
      )}
      <Button loading={step.pending} onClick={() => void signOut()}>
        Sign Out All Others
      </Button>
      <Button variant="default" disabled={step.pending} onClick={onDone}>
        Keep Them Signed In
      </Button>
    </Stack>
  );
}
