import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type OutboxMessage, outbox } from '@pavilion/domain/accounts';
import { useDoc, useLive } from '@pavilion/sync/react';
import { IconMail, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import type { Column } from '../../kit/column.ts';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { latestOf } from '../../parts/latest.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'unconfigured', label: 'Not Set Up' },
] as const;
const address = { tab: urlChoice(['all', 'queued', 'sent', 'failed', 'unconfigured'], 'all') };
/** Message states shown in each tab. */
const states = {
  queued: ['queued', 'sending'],
  sent: ['sent'],
  failed: ['failed', 'uncertain'],
  unconfigured: ['unconfigured'],
} as const;
const most = 500;

/** E-mail and chat messages, including those that wait because e-mail or chat is not set up. */
export function OutboxPage() {
  const [{ tab }, set] = useUrlState(address);
  const [shown, setShown] = useState<OutboxMessage | null>(null);
  const { documents, status, error } = useLive(outbox, {
    // Messages that were merged into a batch appear as that batch.
    where: { batch: null, ...(tab === 'all' ? {} : { status: { in: states[tab] } }) },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: most + 1,
  });
  const latest = latestOf(documents, most);
  return (
    <Stack gap="lg">
      <CountTabs label="Messages" tabs={tabs} value={tab} onChange={(next) => set({ tab: next })} />
      <DataTable
        label="Messages"
        rows={latest.shown}
        columns={columns}
        loading={status === 'loading'}
        error={status === 'refused' ? (error?.message ?? 'The messages could not be loaded.') : undefined}
        empty={
          <EmptyState icon={IconMail}>
            {tab === 'all' ? 'There are no messages yet.' : 'No messages in this state.'}
          </EmptyState>
        }
        footer={latest.note}
        onOpen={setShown}
        maxHeight={720}
      />
      <Modal opened={shown !== null} onClose={() => setShown(null)} title={shown?.subject || 'Message'} size="lg">
        {shown && <Message id={shown.id} />}
      </Modal>
    </Stack>
  );
}

const columns: readonly Column<OutboxMessage>[] = [
  {
    key: 'channel',
    title: '',
    label: 'Channel',
    width: 40,
    render: ({ channel }) =>
      channel === 'email' ? (
        <IconMail size={16} role="img" aria-label="E-mail" />
      ) : (
        <IconMessage size={16} role="img" aria-label="Chat" />
      ),
  },
  {
    key: 'to',
    title: 'To',
    width: 240,
    render: ({ to }) => (
      <Text size="sm" truncate maw={240}>
        {to}
      </Text>
    ),
  },
  {
    key: 'subject',
    title: 'Subject',
    render: ({ subject, text }) => (
      <Text size="sm" truncate maw={480}>
        {subject || text}
      </Text>
    ),
  },
  { key: 'status', title: 'State', width: 120, render: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'created_at',
    title: 'Written',
    width: 150,
    wide: true,
    render: ({ created_at }) => <RelativeDate value={created_at} ago />,
  },
];

function Message({ id }: { id: string }) {
  const { document: message } = useDoc(outbox, id);
  const again = useCall(calls.system.sendMessageAgain, { done: 'The message is on its way.' });
  if (!message) return null;
  const { to, text, link, error, status, sent_at } = message;
  const isOpen = status === 'failed' || status === 'uncertain' || status === 'unconfigured';
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        To {to}
        {sent_at && (
          <>
            {' '}
            · sent <RelativeDate value={sent_at} ago />
          </>
        )}
      </Text>
      <StatusBadge status={status} />
      {error && (
        <Text size="sm" c={status === 'ended' ? 'dimmed' : 'var(--pv-red)'}>
          {error}
        </Text>
      )}
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {link && (
        <Anchor size="sm" href={link.startsWith('/') ? `#${link}` : link} style={{ overflowWrap: 'anywhere' }}>
          {link}
        </Anchor>
      )}
      {isOpen && (
        <Group justify="flex-end">
          <Button variant="default" loading={again.pending} onClick={() => void again.run({ id })}>
            Send Again
          </Button>
        </Group>
      )}
    </Stack>
  );
}
