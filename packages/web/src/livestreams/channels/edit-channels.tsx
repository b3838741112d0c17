import { ActionIcon, Button, Group, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { type Configuration, config, configurationId } from '@pavilion/domain/accounts';
import { accountsPolicies } from '@pavilion/domain/policies/accounts';
import { newId } from '@pavilion/sync/client';
import { useDoc, usePatch } from '@pavilion/sync/react';
import { IconAdjustments, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { useMay } from '../../session/use-may.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useEngine } from '../parts/use-engine.ts';

type Channel = Configuration['channels'][number];
type Draft = Channel & { key: string };

/** Edits the list of channels, for administrators: teams change from season to season (OPN-066). */
export function EditChannels({ channels }: { channels: readonly Channel[] }) {
  const [opened, setOpened] = useState(false);
  const { document } = useDoc(config, configurationId);
  const may = useMay(accountsPolicies.config);
  if (!document || !may.patch(document, 'channels')) return null;
  return (
    <>
      <Button variant="default" ml="auto" leftSection={<IconAdjustments size={16} />} onClick={() => setOpened(true)}>
        Edit Channels
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Edit Channels" size="lg">
        <ChannelForm channels={channels} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function ChannelForm({ channels, onDone }: { channels: readonly Channel[]; onDone: () => void }) {
  const { answer: engine } = useEngine();
  const patch = usePatch(config);
  const [drafts, setDrafts] = useState<Draft[]>(() => channels.map((channel) => ({ ...channel, key: channel.id })));
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const set = (key: string, change: Partial<Channel>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)));
  const save = async () => {
    const list = drafts.map(({ name, id }) => ({ name: name.trim(), id: id.trim() }));
    const wrong = config.schema.shape.channels.safeParse(list).error?.issues[0];
    if (wrong) return setError(wrong.message);
    setSaving(true);
    try {
      await patch(configurationId, { channels: list });
      onDone();
    } catch (reason) {
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={submits(save)} noValidate>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {engine?.kind === 'brightcove'
            ? 'The stream ID is the ID of the job at the video platform.'
            : 'A channel gets its stream when it is first shown. A different stream ID gives it a different stream.'}
        </Text>
        {drafts.map((draft, index) => (
          <Group key={draft.key} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              label={index === 0 ? 'Name' : undefined}
              aria-label={`Name of channel ${index + 1}`}
              flex={1}
              value={draft.name}
              maxLength={200}
              onChange={(event) => set(draft.key, { name: event.currentTarget.value })}
            />
            <TextInput
              label={index === 0 ? 'Stream ID' : undefined}
              aria-label={`Stream ID of channel ${index + 1}`}
              flex={1}
              value={draft.id}
              maxLength={64}
              onChange={(event) => set(draft.key, { id: event.currentTarget.value })}
            />
            <Tooltip label="Remove">
              <ActionIcon
                variant="subtle"
                color="red"
                size={36}
                aria-label={`Remove ${draft.name || `channel ${index + 1}`}`}
                onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Tooltip>
          </Group>
        ))}
        <FailureLine message={error} />
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => {
              const id = `channel-${newId().slice(0, 8)}`;
              setDrafts([...drafts, { name: '', id, key: id }]);
            }}
          >
            Add Channel
          </Button>
          <Group gap="sm">
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
            <Button type="submit" loading={saving}>
              Save Channels
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
