import { Button, Group, Stack, Switch } from '@mantine/core';
import { notifications } from '@pavilion/domain/accounts';
import { useLive, usePatch } from '@pavilion/sync/react';
import { IconBell } from '@tabler/icons-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlFlag } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { NotificationLine } from '../../parts/notification-line.tsx';
import { useUser } from '../../session/session-provider.tsx';

const fields = { unread: urlFlag() };
const most = 200;

/** Everything that the product told this person. */
export function NotificationsPage() {
  const { id } = useUser();
  const [{ unread }, set] = useUrlState(fields);
  const patch = usePatch(notifications);
  const { documents, status, error } = useLive(notifications, {
    where: unread ? { user: id, readAt: null } : { user: id },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most,
  });
  const open = documents.filter(({ readAt }) => !readAt);
  const markAll = () => {
    const readAt = new Date().toISOString();
    for (const each of open) void patch(each.id, { readAt });
  };
  return (
    <Stack maw={760} mx="auto">
      <Group justify="space-between">
        <Switch
          label="Unread only"
          checked={unread}
          onChange={(event) => set({ unread: event.currentTarget.checked })}
        />
        {open.length > 0 && (
          <Button variant="default" onClick={markAll}>
            Mark All as Read
          </Button>
        )}
      </Group>
      <Panel flush>
        {status === 'loading' && <PleaseWait />}
        {status === 'refused' && <ErrorState message={error?.message ?? 'The notifications could not be loaded.'} />}
        {status === 'ready' && documents.length === 0 && (
          <EmptyState icon={IconBell}>{unread ? 'You have read everything.' : 'Nothing has happened yet.'}</EmptyState>
        )}
        {documents.map((each) => (
          <NotificationLine key={each.id} notification={each} />
        ))}
      </Panel>
    </Stack>
  );
}
