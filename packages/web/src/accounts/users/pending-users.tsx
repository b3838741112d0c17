import { Group, Stack, Text } from '@mantine/core';
import { users } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PersonAvatar } from '../../kit/person-avatar.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';

/** USR-030 */
const most = 100;

/** Those who wait for approval; absent while there is nobody (USR-025 to USR-027). Approved ones leave at once (OPN-027). */
export function PendingUsers() {
  const { documents } = useLive(users, {
    where: { active: false },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
  if (documents.length === 0) return null;
  return (
    <Panel
      title="Pending Approval"
      note={`They cannot sign in until they are set active.${documents.length < most ? '' : ` The newest ${most} are shown.`}`}
    >
      <Stack gap="sm">
        {documents.map((user) => (
          <Group key={user.id} justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" miw={0}>
              <PersonAvatar name={user.name} size={28} />
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={500} truncate>
                  {user.name}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {user.email} · <RelativeDate value={user.created_at} ago />
                </Text>
              </div>
            </Group>
            <PageLink to="/user/$id" params={{ id: user.id } as never} size="sm" aria-label={`Edit ${user.name}`}>
              Edit
            </PageLink>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
