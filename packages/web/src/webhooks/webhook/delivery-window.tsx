import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core';
import { formatDay, formatSecond, londonDay } from '@pavilion/domain';
import { type WebhookDelivery, type WebhookTry, webhookDeliveries, webhookEventLabel } from '@pavilion/domain/webhooks';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { PageLink } from '../../kit/links.tsx';
import { DeliveryState } from './delivery-state.tsx';

const toTheSecond = (instant: string) => `${formatDay(londonDay(instant))}, ${formatSecond(instant)}`;

interface DeliveryWindowProps {
  id: string;
  onClose: () => void;
}

/** One delivery: its facts, its tries with their answers, and a button that sends it again. */
export function DeliveryWindow({ id, onClose }: DeliveryWindowProps) {
  const { document: delivery } = useDoc(webhookDeliveries, id);
  return (
    <Modal opened onClose={onClose} title={delivery ? webhookEventLabel(delivery.event) : 'Delivery'} size="lg">
      {delivery && <Delivery delivery={delivery} />}
    </Modal>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { id, title, path, facts, state, tries, next_at, created_at } = delivery;
  const again = useCall(calls.webhooks.replayDelivery, { done: 'The delivery is sent again.' });
  return (
    <Stack gap="md">
      <Group gap="md">
        <DeliveryState delivery={delivery} />
        <Text size="sm">{path ? <PageLink to={path}>{title}</PageLink> : title}</Text>
        {created_at && (
          <Text size="sm" c="dimmed">
            {toTheSecond(created_at)}
          </Text>
        )}
      </Group>
      {next_at && (
        <Text size="sm" c="dimmed">
          The next try is at {toTheSecond(next_at)}.
        </Text>
      )}
      {state === 'held' && (
        <Text size="sm" c="dimmed">
          It was due while the webhook was off. It is sent when the webhook is on again.
        </Text>
      )}
      {tries.length === 0 && state !== 'held' && (
        <Text size="sm" c="dimmed">
          {state === 'failed' ? 'It was never sent.' : 'It has not been sent yet.'}
        </Text>
      )}
      <Stack gap="sm" component="ol" aria-label="Tries" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tries.toReversed().map((each) => (
          <Try key={each.at} tried={each} />
        ))}
      </Stack>
      <div>
        <Text size="sm" fw={500} mb="xs">
          Facts
        </Text>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {JSON.stringify(JSON.parse(facts || '{}'), null, 2)}
        </Code>
      </div>
      <Group justify="flex-end">
        <Button variant="default" loading={again.pending} onClick={() => void again.run({ id })}>
          Send Again
        </Button>
      </Group>
    </Stack>
  );
}

function Try({ tried: { at, status, milliseconds, answer, error } }: { tried: WebhookTry }) {
  return (
    <li>
      <Text size="sm">
        {toTheSecond(at)} · {status ? `status ${status}` : 'no answer'} · {milliseconds} ms
      </Text>
      {error && (
        <Text size="sm" c="var(--pv-red)">
          {error}
        </Text>
      )}
      {answer && (
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {answer}
        </Code>
      )}
    </li>
  );
}
