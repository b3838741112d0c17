import { ActionIcon, Alert, Button, ColorInput, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { billingColours, type Configuration, endsBeforeStart } from '@pavilion/domain';
import { config, configurationId } from '@pavilion/domain/accounts';
import { useDoc, usePatch } from '@pavilion/sync/react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { DayInput } from '../../kit/day-input.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { submits } from '../../kit/submits.ts';

type ConfiguredEvent = Configuration['calendarEvents'][number];
type Draft = ConfiguredEvent & { key: number };

/** What lies on everybody's calendar (DAT-053), kept by those who keep the configuration. */
export function EditEvents({ onClose }: { onClose: () => void }) {
  const { document, status } = useDoc(config, configurationId);
  return (
    <Modal opened onClose={onClose} title="Calendar events" size="xl" closeOnClickOutside={false}>
      {document ? (
        <EventsForm configuration={document} onClose={onClose} />
      ) : status === 'loading' ? (
        <PleaseWait height={200} />
      ) : (
        <EmptyState>There is no configuration to keep them in.</EmptyState>
      )}
    </Modal>
  );
}

function EventsForm({ configuration, onClose }: { configuration: Configuration; onClose: () => void }) {
  const patch = usePatch(config);
  // What others change meanwhile is noticed when it is saved, by the revision that was read.
  const [{ rev, stored }] = useState({ rev: configuration._rev, stored: configuration.calendarEvents });
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    [...stored].sort((left, right) => (left.start < right.start ? -1 : 1)).map((event, key) => ({ ...event, key })),
  );
  const [checked, setChecked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const change = (key: number, changes: Partial<ConfiguredEvent>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  const add = () =>
    setDrafts([...drafts, { key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1, title: '', start: '' }]);
  const save = async () => {
    setChecked(true);
    if (drafts.some((draft) => Object.keys(faultsOf(draft)).length > 0)) return;
    setSaving(true);
    setError(null);
    try {
      await patch(configurationId, { calendarEvents: drafts.map(withoutKey) }, { rev });
      notifyDone('The calendar was saved.');
      onClose();
    } catch (reason) {
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form noValidate onSubmit={submits(save)}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          They stand above the work planner and in the shoots calendar, for everybody.
        </Text>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {drafts.length === 0 && <EmptyState height={80}>Nothing is on the calendar.</EmptyState>}
        {drafts.map((draft) => (
          <EventFields
            key={draft.key}
            draft={draft}
            faults={checked ? faultsOf(draft) : {}}
            onChange={(changes) => change(draft.key, changes)}
            onDelete={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={add}>
          Add Event
        </Button>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface EventFieldsProps {
  draft: Draft;
  faults: { title?: string; start?: string; end?: string };
  onChange: (changes: Partial<ConfiguredEvent>) => void;
  onDelete: () => void;
}

function EventFields({ draft, faults, onChange, onDelete }: EventFieldsProps) {
  const named = draft.title || 'the new event';
  return (
    <Group gap="sm" align="flex-start" role="group" aria-label={draft.title || 'New event'}>
      <TextInput
        aria-label="Event"
        placeholder="Finals Day"
        maxLength={300}
        value={draft.title}
        error={faults.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        style={{ flex: '1 1 180px' }}
      />
      <DayInput
        aria-label={`First day of ${named}`}
        placeholder="From"
        w={130}
        value={draft.start}
        error={faults.start}
        onChange={(start) => onChange({ start })}
      />
      <DayInput
        aria-label={`Last day of ${named}`}
        placeholder="To"
        clearable
        w={130}
        value={draft.end}
        error={faults.end}
        onChange={(end) => onChange({ end: end || undefined })}
      />
      <ColorInput
        aria-label={`Colour of ${named}`}
        placeholder="Colour"
        format="hex"
        w={120}
        withEyeDropper={false}
        swatches={[...Object.values(billingColours), '#f5365c', '#2dce89', '#11cdef', '#ffd600']}
        swatchesPerRow={6}
        value={draft.colour ?? ''}
        onChange={(colour) => onChange({ colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined })}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Delete ${named}`} onClick={onDelete}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}

function faultsOf(draft: Draft): EventFieldsProps['faults'] {
  return {
    ...(draft.title.trim() ? {} : { title: 'A title is needed.' }),
    ...(draft.start ? {} : { start: 'A day is needed.' }),
    ...(endsBeforeStart(draft) ? { end: 'It cannot end before it starts.' } : {}),
  };
}

const withoutKey = ({ key: _key, title, ...event }: Draft): ConfiguredEvent => ({ ...event, title: title.trim() });
