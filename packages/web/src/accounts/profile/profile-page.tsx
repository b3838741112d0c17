import { Alert, Button, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { hasFlag, roleFlags } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { usePatch } from '@pavilion/sync/react';
import { IconLogout } from '@tabler/icons-react';
import { useEffect } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { notifyError } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { editFields, savedBy } from '../../parts/edit-fields.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useSession, useUser } from '../../session/session-provider.tsx';
import { useSignOut } from '../../shell/use-sign-out.ts';
import { ApiTokens } from './api-tokens.tsx';
import { Logins } from './logins.tsx';
import { NotificationSwitches } from './notification-switches.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** My Account (USR-042 to USR-051). A refused page leads here and shows its reason (OPN-008). */
export function ProfilePage() {
  const user = useUser();
  const signOut = useSignOut();
  const { accessError, setAccessError, can, channels } = useSession();
  const { companies, departments } = useConfiguration();
  const patch = usePatch(users);
  const calculate = useCall(calls.accounts.calculateCompanies);
  const isGivenBack = accessError !== null && can(accessError.needs);
  useEffect(() => {
    if (isGivenBack) setAccessError(null);
  }, [isGivenBack, setAccessError]);
  // Clear the reason when the user leaves the page (OPN-008).
  useEffect(() => () => setAccessError(null), [setAccessError]);

  const save = async (changes: Parameters<typeof patch>[1]) => {
    try {
      await patch(user.id, changes);
      return true;
    } catch (error) {
      notifyError(refusalWords(error).message);
      return false;
    }
  };
  const edit = editFields(
    users,
    user,
    savedBy(async (changes) => {
      await save(changes);
      return undefined;
    }),
  );
  return (
    <Stack gap="lg" maw={760} mx="auto">
      {accessError && !isGivenBack && (
        <Alert color="red" role="alert">
          {accessError.sentence}
        </Alert>
      )}
      {!accessError?.isLost && roleFlags.every((flag) => !hasFlag(user.roles, flag)) && (
        <Alert color="blue">You have no role in Pavilion. Ask a user administrator for one.</Alert>
      )}
      <Panel>
        <Group justify="space-between">
          <Group gap="lg">
            <PersonAvatar name={user.name} size={56} />
            <div>
              <Text size="lg" fw={600}>
                {user.name}
              </Text>
              <Text c="dimmed">{user.email}</Text>
            </div>
          </Group>
          <Button variant="default" leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="lg">
          <Fact label="Account created">
            <RelativeDate value={user.created_at} time />
          </Fact>
          <Fact label="Last sign-in">
            <RelativeDate value={user.last_log_in} time />
          </Fact>
        </SimpleGrid>
      </Panel>
      <Panel title="Details">
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Pick
              {...edit.choice('company')}
              creatable
              data={companies}
              onChange={(company) =>
                void save({ company }).then((kept) => {
                  // Rebuild the list of companies (USR-051). If that fails, an error shows and the new company stays
                  // (OPN-032).
                  if (kept) void calculate.run({});
                })
              }
            />
            <Pick creatable data={companies} {...edit.choice('productionCompany')} />
            <Pick data={departments} {...edit.choice('department')} />
          </SimpleGrid>
          {calculate.refusal && (
            <Alert color="red" role="alert">
              <Group justify="space-between">
                <Text size="sm">The list of companies could not be rebuilt. Your company was saved.</Text>
                <Button size="xs" variant="default" loading={calculate.pending} onClick={() => void calculate.run({})}>
                  Try Again
                </Button>
              </Group>
            </Alert>
          )}
          {user.company !== user.companyConfirmed && user.company && (
            <Text size="sm" c="dimmed">
              A user administrator needs to confirm your company.
            </Text>
          )}
          <Switch
            {...edit.flag('feedbackEmail')}
            description={`An e-mail once a day with the deliverables that await your feedback.${channels.email ? '' : ' E-mail is not set up here.'}`}
          />
        </Stack>
      </Panel>
      <NotificationSwitches />
      <Logins />
      <SecondFactor />
      <Sessions />
      <ApiTokens />
      <Text size="xs" c="dimmed">
        Pavilion {import.meta.env.VITE_VERSION}
      </Text>
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm">{children}</Text>
    </div>
  );
}
