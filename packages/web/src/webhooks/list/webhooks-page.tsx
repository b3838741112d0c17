import { Button, Group, Stack, Text } from '@mantine/core';
import { type Webhook, webhookEventLabel, webhookEventNames, webhooks } from '@pavilion/domain/webhooks';
import { useLive } from '@pavilion/sync/react';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '../../kit/column.ts';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { DocsLink, PageLink } from '../../kit/links.tsx';
import { WebhookState } from '../webhook-state.tsx';

const WebhookForm = lazyPart(() => import('../webhook-form.tsx').then((module) => module.WebhookForm), {
  frame: inCorner,
});

const pathOf = (id: string) => `/admin/webhooks/${id}`;

/** Outside addresses that are told of events (OPS-011). */
export function WebhooksPage() {
  const { documents, status, error } = useLive(webhooks, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add Webhook
    </Button>
  );
  const close = (made?: string) => {
    setAdding(false);
    if (made) void navigate({ to: pathOf(made) });
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={560}>
          A webhook posts a signed message to another system when something happens here.{' '}
          <DocsLink to="/api/docs/webhooks">How to receive messages</DocsLink>
        </Text>
        {add}
      </Group>
      <DataTable
        label="Webhooks"
        rows={documents}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The webhooks could not be loaded.') : undefined}
        empty={<EmptyState icon={IconWebhook}>There are no webhooks yet.</EmptyState>}
        onOpen={({ id }) => void navigate({ to: pathOf(id) })}
        href={({ id }) => `#${pathOf(id)}`}
      />
      {adding && <WebhookForm onClose={close} />}
    </Stack>
  );
}

const columns: readonly Column<Webhook>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 200,
    render: ({ id, name }) => <PageLink to={pathOf(id)}>{name}</PageLink>,
  },
  {
    key: 'url',
    title: 'Address',
    wide: true,
    render: ({ url }) => (
      <Text size="sm" truncate maw={360}>
        {url}
      </Text>
    ),
  },
  {
    key: 'events',
    title: 'Events',
    render: ({ events }) => (
      <Text size="sm" lineClamp={2}>
        {events.length === webhookEventNames.length ? 'All events' : events.map(webhookEventLabel).join(', ')}
      </Text>
    ),
  },
  { key: 'active', title: 'State', width: 120, render: (webhook) => <WebhookState webhook={webhook} /> },
];
