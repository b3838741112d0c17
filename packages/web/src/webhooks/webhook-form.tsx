import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type Webhook, type WebhookEvent, webhookEventNames, webhookEvents, webhooks } from '@pavilion/domain/webhooks';
import { useState } from 'react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { Modal } from '../kit/modal.tsx';
import { submits } from '../kit/submits.ts';
import { useFormValues } from '../kit/use-form-values.ts';
import { Secret } from './secret-window.tsx';

interface WebhookFormProps {
  /** Absent for a new one. */
  webhook?: Webhook;
  onClose: (id?: string) => void;
}

/** Window that adds a webhook and then shows its secret, once; or changes one. */
export function WebhookForm({ webhook, onClose }: WebhookFormProps) {
  const [made, setMade] = useState<{ id: string; secret: string }>();
  const title = webhook ? 'Edit Webhook' : made ? 'Signing Secret' : 'Add a Webhook';
  return (
    <Modal opened onClose={() => onClose(made?.id)} title={title} closeOnClickOutside={false} size="lg">
      {made ? (
        <Secret secret={made.secret} onClose={() => onClose(made.id)} />
      ) : (
        <Fields
          {...(webhook && { webhook })}
          onSaved={({ id, secret }) => (secret ? setMade({ id, secret }) : onClose(id))}
          onClose={() => onClose()}
        />
      )}
    </Modal>
  );
}

interface FieldsProps {
  webhook?: Webhook;
  onSaved: (saved: { id: string; secret: string | null }) => void;
  onClose: () => void;
}

function Fields({ webhook, onSaved, onClose }: FieldsProps) {
  const { name = '', url = '', events = [] } = webhook ?? {};
  const form = useFormValues<{ name: string; url: string; events: WebhookEvent[] }>({ name, url, events }, webhooks);
  const save = useCall(calls.webhooks.saveWebhook, { quiet: true });
  const { fields } = save;
  const whole = save.refusal && Object.keys(fields).length === 0 ? save.refusal.message : undefined;
  const submit = async () => {
    const saved = await save.run({ ...form.values, ...(webhook && { id: webhook.id }) });
    if (saved) onSaved(saved);
  };
  return (
    // An error stays until something is changed.
    <form noValidate onChange={() => save.refusal && save.reset()} onSubmit={submits(submit)}>
      <Stack gap="md">
        {whole && (
          <Alert color="red" role="alert">
            {whole}
          </Alert>
        )}
        <TextInput
          description="The system that receives the events."
          autoComplete="off"
          data-autofocus
          maxLength={100}
          {...form.text('name')}
          error={fields.name}
        />
        <TextInput
          description="Where events are posted to, such as https://example.org/receiver."
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.text('url')}
          error={fields.url}
        />
        <Checkbox.Group
          label="Events"
          {...form.input('events')}
          onChange={(next) =>
            form.set(
              'events',
              webhookEventNames.filter((each) => next.includes(each)),
            )
          }
          error={fields.events}
        >
          <Stack gap="xs" mt="xs">
            {webhookEventNames.map((each) => (
              <Checkbox
                key={each}
                value={each}
                label={webhookEvents[each].label}
                description={
                  <>
                    {webhookEvents[each].tells} <code>{each}</code>
                  </>
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={save.pending}>
            {webhook ? 'Save Webhook' : 'Add Webhook'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
