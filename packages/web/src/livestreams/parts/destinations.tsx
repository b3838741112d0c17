import { ActionIcon, Button, Group, PasswordInput, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { type RtmpOutput, rtmpOutputs } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import classes from './feed-list.module.css';

/** Destinations for feeds (DAT-052). Keys are write-only. */
export function Destinations({ onClose }: { onClose: () => void }) {
  const { documents, status } = useLive(rtmpOutputs, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [editing, setEditing] = useState<RtmpOutput | 'new' | null>(null);
  const remove = useCall(calls.livestreams.removeDestination);
  const confirm = useConfirm();
  const ask = async ({ id, name }: RtmpOutput) => {
    const text = 'Its key is deleted, and it can no longer be chosen. Running feeds to it continue.';
    if (await confirm({ title: `Remove ${name}?`, text, confirm: 'Remove', danger: true })) await remove.run({ id });
  };
  return (
    <Modal opened onClose={onClose} title="Feed Destinations" size="lg">
      {editing ? (
        <DestinationForm destination={editing === 'new' ? undefined : editing} onDone={() => setEditing(null)} />
      ) : (
        <Stack gap="md">
          {status !== 'loading' && documents.length === 0 && (
            <Text size="sm" c="dimmed">
              There are no destinations yet.
            </Text>
          )}
          <Stack component="ul" gap="xs" p={0} m={0} aria-label="Destinations">
            {documents.map((each) => (
              <li key={each.id} className={classes.line}>
                <div className={classes.row}>
                  <div className={classes.words}>
                    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                      {each.name}
                    </Text>
                    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {each.url}
                    </Text>
                  </div>
                  <Tooltip label="Edit">
                    <ActionIcon variant="subtle" aria-label={`Edit ${each.name}`} onClick={() => setEditing(each)}>
                      <IconPencil size={16} />
                    </ActionIcon>
                  </Tooltip>
                  <Tooltip label="Remove">
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={`Remove ${each.name}`}
                      onClick={() => void ask(each)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Tooltip>
                </div>
              </li>
            ))}
          </Stack>
          <Group justify="space-between">
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
              New Destination
            </Button>
            <Button onClick={onClose}>Close</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function DestinationForm({ destination, onDone }: { destination: RtmpOutput | undefined; onDone: () => void }) {
  const [name, setName] = useState(destination?.name ?? '');
  const [url, setUrl] = useState(destination?.url ?? '');
  const [key, setKey] = useState('');
  const { run, pending, refusal, fields } = useCall(calls.livestreams.saveDestination, { quiet: true });
  const save = async () => {
    const id = destination ? { id: destination.id } : {};
    const saved = await run({ ...id, name, url, ...(key ? { key } : {}) });
    if (saved) onDone();
  };
  const known = Object.keys(fields).length > 0;
  return (
    <form onSubmit={submits(save)} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          data-autofocus
          maxLength={200}
          value={name}
          error={fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Address"
          description="Without the key, for example rtmps://live.example.org/app"
          value={url}
          error={fields.url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <PasswordInput
          label="Key"
          description={destination ? 'Leave empty to keep the stored key.' : 'The key is stored and not shown again.'}
          autoComplete="off"
          maxLength={1_000}
          value={key}
          error={fields.key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        {refusal && !known && (
          <Text size="sm" c="var(--pv-red)" role="alert">
            {refusal.message}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" loading={pending}>
            Save Destination
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
