import { Text } from '@mantine/core';
import { type Webhook, type WebhookDelivery, webhookDeliveries, webhookEventLabel } from '@pavilion/domain/webhooks';
import { useLive } from '@pavilion/sync/react';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { latestOf } from '../../parts/latest.ts';
import { DeliveryState } from './delivery-state.tsx';

const DeliveryWindow = lazyPart(() => import('./delivery-window.tsx').then((module) => module.DeliveryWindow), {
  frame: inCorner,
});

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'held', label: 'On Hold' },
  { value: 'failed', label: 'Failed' },
] as const;
const address = { tab: urlChoice(['all', 'waiting', 'held', 'failed'], 'all') };
const most = 200;

/** Deliveries of the last 30 days, newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [{ tab }, set] = useUrlState(address);
  const [shown, setShown] = useState<string>();
  const { documents, status, error } = useLive(webhookDeliveries, {
    where: { webhook: webhook.id, ...(tab === 'all' ? {} : { state: tab }) },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most + 1,
  });
  const latest = latestOf(documents, most);
  return (
    <Panel flush title="Deliveries" note="Of the last 30 days.">
      <CountTabs label="Deliveries" tabs={tabs} value={tab} onChange={(next) => set({ tab: next })} />
      <DataTable
        bare
        label="Deliveries"
        rows={latest.shown}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The deliveries could not be loaded.') : undefined}
        empty={
          <EmptyState icon={IconSend}>
            {tab === 'all'
              ? 'Nothing has been sent yet. Send Test tries the receiver.'
              : 'No deliveries in this state.'}
          </EmptyState>
        }
        footer={latest.note}
        onOpen={({ id }) => setShown(id)}
        maxHeight={720}
      />
      {shown && <DeliveryWindow id={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}

const columns: readonly Column<WebhookDelivery>[] = [
  {
    key: 'created_at',
    title: 'Time',
    width: 170,
    render: ({ created_at }) => <RelativeDate value={created_at} time="seconds" />,
  },
  {
    key: 'event',
    title: 'Event',
    render: ({ event, title }) => (
      <div>
        <Text size="sm">{webhookEventLabel(event)}</Text>
        <Text size="xs" c="dimmed" truncate maw="min(320px, 32vw)">
          {title}
        </Text>
      </div>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 130,
    render: (delivery) => (
      <div>
        <DeliveryState delivery={delivery} />
        {delivery.next_at && (
          <Text size="xs" c="dimmed">
            Next try <RelativeDate value={delivery.next_at} time="seconds" />
          </Text>
        )}
      </div>
    ),
  },
  { key: 'status', title: 'Status', width: 80, wide: true, render: ({ tries }) => tries.at(-1)?.status ?? '–' },
  {
    key: 'duration',
    title: 'Duration',
    width: 100,
    align: 'right',
    wide: true,
    render: ({ tries }) => (tries.length > 0 ? `${tries.at(-1)!.milliseconds} ms` : '–'),
  },
  {
    key: 'answer',
    title: 'Answer',
    wide: true,
    render: ({ tries }) => (
      <Text size="sm" c="dimmed" truncate maw={280}>
        {tries.at(-1)?.error || tries.at(-1)?.answer || '–'}
      </Text>
    ),
  },
];
