import { Button, Stack, Switch, Text } from '@mantine/core';
import { notificationKindNames, notificationKinds, notifications } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { IconBell } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { Select } from '../../kit/select.tsx';
import { urlChoice, urlFlag } from '../../kit/url-state.ts';
import { useMinute } from '../../kit/use-minute.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { latestOf } from '../../parts/latest.ts';
import { NotificationLine } from '../../parts/notification-line.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { groupByDay } from './group-by-day.ts';
import classes from './notifications.module.css';

const fields = { unread: urlFlag(), kind: urlChoice([...notificationKindNames, 'all'], 'all') };
const kinds = notificationKindNames.map((value) => ({ value, label: notificationKinds[value].label }));
const most = 200;

/** The user's latest notifications, grouped by day. */
export function NotificationsPage() {
  const { id } = useUser();
  const [{ unread, kind }, set] = useUrlState(fields);
  const now = useMinute();
  const readAll = useCall(calls.accounts.readNotifications);
  const { documents, status, error } = useLive(notifications, {
    where: { user: id, ...(unread ? { readAt: null } : {}), ...(kind === 'all' ? {} : { kind }) },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most + 1,
  });
  const latest = latestOf(documents, most);
  const filtered = unread || kind !== 'all';
  return (
    <Stack maw={760} mx="auto">
      <FilterBar
        active={filtered}
        onClear={() => set({ unread: false, kind: 'all' })}
        actions={
          documents.some(({ readAt }) => !readAt) && (
            <Button
              variant="default"
              loading={readAll.pending}
              onClick={() => void readAll.run(kind === 'all' ? {} : { kind })}
            >
              Mark All as Read
            </Button>
          )
        }
      >
        <Select
          aria-label="Kind"
          placeholder="All kinds"
          data={kinds}
          value={kind === 'all' ? null : kind}
          onChange={(value) => set({ kind: notificationKindNames.find((name) => name === value) ?? 'all' })}
          clearable
          searchable
          w={220}
        />
        <Switch
          label="Unread only"
          checked={unread}
          onChange={(event) => set({ unread: event.currentTarget.checked })}
        />
      </FilterBar>
      <Panel flush>
        {status === 'loading' && <PleaseWait />}
        {status === 'refused' && <ErrorState message={error?.message ?? 'The notifications could not be loaded.'} />}
        {status === 'ready' && documents.length === 0 && (
          <EmptyState icon={IconBell}>
            {unread
              ? 'No unread notifications.'
              : filtered
                ? 'No notifications of this kind.'
                : 'No notifications yet.'}
          </EmptyState>
        )}
        {groupByDay(latest.shown, now).map(({ day, notifications: told }) => (
          <section key={day} aria-label={day}>
            <h2 className={classes.day}>{day}</h2>
            {told.map((each) => (
              <NotificationLine key={each.id} notification={each} />
            ))}
          </section>
        ))}
      </Panel>
      {latest.note && (
        <Text size="sm" c="dimmed">
          {latest.note}
        </Text>
      )}
      <PageLink to="/user" size="sm">
        Notification settings
      </PageLink>
    </Stack>
  );
}
