import { Group, Stack, Text } from '@mantine/core';
import { pagePath } from '@pavilion/domain';
import { type User, users } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { latestOf } from '../../parts/latest.ts';
import { loginWords } from './login-words.ts';

/** USR-030 */
const most = 100;

export const usePendingUsers = () =>
  useLive(users, {
    where: { active: false, deactivated_at: null },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most + 1,
  });

/** Users who await approval (USR-025 to USR-027); hidden when empty. An approved user leaves the list at once (OPN-027). */
export const PendingUsers = ({ people }: { people: readonly User[] }) => (
  <InactiveUsers title="Pending Approval" note="They cannot sign in until you switch on Active." people={people} />
);

/** Users who had access and were deactivated, as opposed to pending ones; hidden while there are none. */
export function DeactivatedUsers() {
  const { documents } = useLive(users, {
    where: { active: false, not: { deactivated_at: null } },
    orderBy: [{ field: 'deactivated_at', direction: 'desc' }],
    limit: most + 1,
  });
  return <InactiveUsers title="Deactivated" note="They had access and can no longer sign in." people={documents} />;
}

function InactiveUsers({ title, note, people }: { title: string; note: string; people: readonly User[] }) {
  if (people.length === 0) return null;
  const latest = latestOf(people, most);
  return (
    <Panel title={title} note={latest.note ? `${note} ${latest.note}` : note}>
      <Stack gap="sm">
        {latest.shown.map((user) => (
          <Group key={user.id} justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" miw={0}>
              <PersonAvatar name={user.name} size={28} />
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500} truncate>
                  {user.name}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {loginWords(user)} · <RelativeDate value={user.deactivated_at ?? user.created_at} ago />
                </Text>
                {user.accessReason && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {user.accessReason}
                  </Text>
                )}
              </div>
            </Group>
            <PageLink to={pagePath(users, user)} size="sm" aria-label={`Edit ${user.name}`}>
              Edit
            </PageLink>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
