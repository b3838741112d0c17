import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { type Webhook, webhookEventLabel, webhooks } from '@pavilion/domain/webhooks';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { Secret } from '../secret-window.tsx';
import { WebhookState } from '../webhook-state.tsx';
import { DeliveryLog } from './delivery-log.tsx';

const WebhookForm = lazyPart(() => import('../webhook-form.tsx').then((module) => module.WebhookForm), {
  frame: inCorner,
});
const list = '/admin/webhooks';

/** One webhook: what it asks for, whether it is on, its secret, and the log of its deliveries (OPS-011). */
export function WebhookPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { document: webhook, status } = useDoc(webhooks, id);
  usePageHead(webhook?.name, [{ label: 'Webhooks', to: list }, { label: webhook?.name ?? 'Webhook' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!webhook) return <ErrorState message="This webhook does not exist, or you do not have access to it." />;
  return (
    <Stack gap="lg">
      <Facts webhook={webhook} />
      <DeliveryLog webhook={webhook} />
    </Stack>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { id, url, events, active, failing_since, given_up_at } = webhook;
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { test, toggle, renew, remove } = useActs(webhook, setSecret);
  return (
    <Panel
      title="Receiver"
      actions={
        <>
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            Edit Webhook
          </Button>
          <Button size="xs" loading={test.pending} onClick={() => void test.run({ id })}>
            Send Test
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <Text size="sm" c="dimmed">
          {events.map(webhookEventLabel).join(', ')}
        </Text>
        <Group gap="md">
          <Switch
            label="Send events"
            checked={active}
            onChange={({ currentTarget }) => void toggle.run({ id, active: currentTarget.checked })}
          />
          <WebhookState webhook={webhook} />
          {(given_up_at ?? failing_since) && (
            <Text size="sm" c="dimmed">
              {given_up_at ? 'Switched off because nothing arrived for days' : 'Deliveries have failed'}{' '}
              {given_up_at ? '' : 'since '}
              {!given_up_at && <RelativeDate value={failing_since} time />}
            </Text>
          )}
        </Group>
        <Group gap="sm">
          <Button variant="default" size="xs" loading={renew.pending} onClick={() => void renew.ask()}>
            Renew Secret
          </Button>
          <Button variant="default" color="red" size="xs" loading={remove.pending} onClick={() => void remove.ask()}>
            Delete Webhook
          </Button>
        </Group>
      </Stack>
      {editing && <WebhookForm webhook={webhook} onClose={() => setEditing(false)} />}
      {secret && (
        <Modal opened onClose={() => setSecret(undefined)} title="Signing Secret" closeOnClickOutside={false} size="lg">
          <Secret secret={secret} onClose={() => setSecret(undefined)} />
        </Modal>
      )}
    </Panel>
  );
}

/** What an administrator does with a webhook. */
function useActs({ id, name }: Webhook, onSecret: (secret: string) => void) {
  const test = useCall(calls.webhooks.testWebhook, { done: 'The test is on its way. Its answer appears in the log.' });
  const toggle = useCall(calls.webhooks.switchWebhook);
  const renew = useCall(calls.webhooks.renewWebhookSecret);
  const remove = useCall(calls.webhooks.deleteWebhook, { done: `“${name}” was deleted.` });
  const confirm = useConfirm();
  const navigate = useNavigate();
  const askRenew = async () => {
    const text = 'The receiver needs the new secret. For a day, messages are signed with the present one too.';
    if (!(await confirm({ title: 'Renew Secret', text, confirm: 'Renew Secret' }))) return;
    const renewed = await renew.run({ id });
    if (renewed) onSecret(renewed.secret);
  };
  const askRemove = async () => {
    const text = `“${name}” is told nothing more. Its log and its secret are deleted too.`;
    if (!(await confirm({ title: 'Delete Webhook', text, confirm: 'Delete Webhook', danger: true }))) return;
    if (await remove.run({ id })) void navigate({ to: list });
  };
  return {
    test,
    toggle,
    renew: { pending: renew.pending, ask: askRenew },
    remove: { pending: remove.pending, ask: askRemove },
  };
}
