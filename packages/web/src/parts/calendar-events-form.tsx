import { ActionIcon, Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { billingColours, type Configuration, endsBeforeStart } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ColourInput } from '../kit/colour-input.tsx';
import { DayInput } from '../kit/day-input.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { notifyDone } from '../kit/notify.ts';
import { submits } from '../kit/submits.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

type ConfiguredEvent = Configuration['calendarEvents'][number];
type Draft = ConfiguredEvent & { key: number };

interface CalendarEventsFormProps {
  configuration: Configuration;
  /** Button beside Save that leaves the form, in a window. */
  leave?: ReactNode;
  onSaved?: () => void;
}

/** Form for the events on everyone's calendar (DAT-053), saved all at once. For people who can change the settings. */
export function CalendarEventsForm({ configuration, leave, onSaved }: CalendarEventsFormProps) {
  const keep = useSaveConfiguration();
  // Saving compares with this version: changes by others are noticed and not overwritten.
  const [seen, setSeen] = useState(configuration);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => draftsOf(configuration));
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
    const calendarEvents = drafts.map(withoutKey);
    const reason = await keep(seen, { calendarEvents });
    setSaving(false);
    setError(reason ?? null);
    if (reason) return;
    setSeen({ ...seen, calendarEvents });
    setChecked(false);
    notifyDone('The calendar was saved.');
    onSaved?.();
  };
  const takeNewer = () => {
    setSeen(configuration);
    setDrafts(draftsOf(configuration));
    setError(null);
  };
  return (
    <form noValidate onSubmit={submits(save)}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            <Group justify="space-between">
              {error}
              {!sameJson(configuration.calendarEvents, seen.calendarEvents) && (
                <Button size="compact-sm" variant="default" onClick={takeNewer}>
                  Show the Newer Calendar
                </Button>
              )}
            </Group>
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
          {leave}
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
    // The fields wrap where they have no room; the button stays in their first line.
    <Group gap="sm" align="flex-start" wrap="nowrap" role="group" aria-label={draft.title || 'New event'}>
      <Group gap="sm" align="flex-start" flex={1}>
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
        <ColourInput
          aria-label={`Colour of ${named}`}
          placeholder="Colour"
          optional
          w={120}
          withEyeDropper={false}
          swatches={[...Object.values(billingColours), '#f5365c', '#2dce89', '#11cdef', '#ffd600']}
          swatchesPerRow={6}
          value={draft.colour ?? ''}
          onSave={(colour) => onChange({ colour: colour || undefined })}
        />
        <Checkbox
          label="Office closed"
          h={36}
          styles={{ body: { height: '100%', alignItems: 'center' } }}
          checked={draft.closed ?? false}
          onChange={(event) => onChange({ closed: event.currentTarget.checked || undefined })}
        />
      </Group>
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

const draftsOf = ({ calendarEvents }: Configuration): Draft[] =>
  [...calendarEvents]
    .sort((left, right) => (left.start < right.start ? -1 : 1))
    .map((event, key) => ({ ...event, key }));

const withoutKey = ({ key: _key, title, ...event }: Draft): ConfiguredEvent => ({ ...event, title: title.trim() });
