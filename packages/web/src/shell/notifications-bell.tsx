import { ActionIcon, Anchor, Box, Group, Indicator, Popover, Stack, Text } from '@mantine/core';
import { notifications } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { usePageLeft } from '../kit/use-page-left.ts';
import { useIdle } from '../kit/when-idle.ts';
import { NotificationLine } from '../parts/notification-line.tsx';
import { useUser } from '../session/session-provider.tsx';

/** Notifications in the menu; the notifications page has all. */
const latest = 20;
/** Unread notifications are counted up to this number. */
const mostCounted = 100;

/** Bell with the number of unread notifications, and a menu of the latest. */
export function NotificationsBell() {
  const { id } = useUser();
  const [opened, setOpened] = useState(false);
  usePageLeft(() => setOpened(false));
  // The count is on the first screen, the menu is not.
  const idle = useIdle();
  const { documents, status } = useLive(
    notifications,
    opened || idle
      ? { where: { user: id }, orderBy: [{ field: 'created_at', direction: 'desc' }], limit: latest }
      : null,
  );
  const { documents: unread } = useLive(notifications, {
    where: { user: id, readAt: null },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: mostCounted,
  });
  const readAll = useCall(calls.accounts.readNotifications);
  const count = unread.length >= mostCounted ? `${mostCounted - 1}+` : unread.length;
  return (
    <Popover opened={opened} onChange={setOpened} width={380} position="bottom-end" trapFocus returnFocus>
      <Indicator label={count} disabled={unread.length === 0} size={16} offset={6} fz={10} zIndex={1}>
        <Popover.Target>
          <ActionIcon
            onClick={() => setOpened(!opened)}
            aria-label={unread.length ? `Notifications, ${count} unread` : 'Notifications'}
          >
            <IconBell size={18} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        <Group justify="space-between" px="lg" py="md">
          <Text fw={600}>Notifications</Text>
          {unread.length > 0 && (
            <Anchor component="button" type="button" size="sm" onClick={() => void readAll.run({})}>
              Mark all as read
            </Anchor>
          )}
        </Group>
        <Box mah={420} style={{ overflowY: 'auto' }}>
          {status === 'loading' ? (
            <PleaseWait height={140} />
          ) : documents.length === 0 ? (
            <EmptyState height={140} icon={IconBell}>
              No notifications yet.
            </EmptyState>
          ) : (
            <Stack gap={0}>
              {documents.map((each) => (
                <NotificationLine key={each.id} notification={each} onOpen={() => setOpened(false)} />
              ))}
            </Stack>
          )}
        </Box>
        <Group px="lg" py="sm" style={{ borderTop: '1px solid var(--pv-line)' }}>
          <Anchor component={Link} to="/notifications" size="sm" onClick={() => setOpened(false)}>
            All notifications
          </Anchor>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
