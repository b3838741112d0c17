import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type Configuration, settingLabels } from '@pavilion/domain/accounts';
import { deliverableStates } from '@pavilion/domain/production';
import { useState } from 'react';
import { useConfirm } from '../../kit/confirm.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { submits } from '../../kit/submits.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import classes from './settings.module.css';
import type { EditSettings } from './use-edit-settings.ts';

interface FieldsProps {
  configuration: Configuration;
  onSave: EditSettings;
}

/** What the five states are called (DAT-054); each beside the badge that it makes. */
export function StatusNames({ configuration: { delStatuses }, onSave }: FieldsProps) {
  const nameOf = (state: string) => delStatuses.find(({ key }) => key === state)?.display ?? '';
  return (
    <ul className={classes.statuses} aria-label="Statuses">
      {deliverableStates.map((state) => (
        <li key={state}>
          <StatusBadge status={state} word={nameOf(state)} />
          <SavedInput
            aria-label={`Name of ${nameOf(state)}`}
            value={nameOf(state)}
            maxLength={100}
            onSave={(display) =>
              onSave(
                {
                  delStatuses: deliverableStates.map((key) => ({
                    key,
                    display: key === state ? display : nameOf(key),
                  })),
                },
                `“${nameOf(state)}” is now “${display}”.`,
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** One name: of the organisation, or of its own company (OPN-054). */
export function OrganisationFields({
  configuration,
  setting,
  onSave,
}: FieldsProps & { setting: 'organisation' | 'ownCompany' }) {
  const ask = useConfirm();
  const label = settingLabels[setting];
  const save = async (name: string) => {
    // Another company opens the calendar to other people at once.
    const sure =
      setting === 'organisation' ||
      !name ||
      (await ask({
        title: `Make “${name}” the own company?`,
        text: `From then on the people of “${name}” see every calendar resource, and those of “${configuration.ownCompany}” see only their own company’s.`,
        confirm: 'Change Company',
      }));
    if (!sure) return 'Nothing was changed. Press Escape to take the former company back.';
    return onSave({ [setting]: name }, `${label} is now “${name}”.`);
  };
  return <SavedInput label={label} maw={420} maxLength={200} value={configuration[setting]} onSave={save} />;
}

/** The tournament of new streams (LIV-045): its name and id go together. */
export function TournamentFields({ configuration: { tournament }, onSave }: FieldsProps) {
  const [typed, setTyped] = useState<{ name: string; id: string } | undefined>();
  const [error, setError] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  const { name, id } = typed ?? tournament;
  const type = (changes: Partial<typeof tournament>) => {
    setTyped({ name, id, ...changes });
    setError(undefined);
  };
  const save = async () => {
    setSaving(true);
    const next = { name: name.trim(), id: id.trim() };
    const reason = await onSave(
      { tournament: next },
      next.name ? `The tournament is now “${next.name}”.` : 'There is no tournament now.',
    );
    setSaving(false);
    setError(reason);
    if (!reason) setTyped(undefined);
  };
  const changed = name !== tournament.name || id !== tournament.id;
  return (
    <form noValidate onSubmit={submits(save)}>
      <Stack gap="md" maw={420}>
        <TextInput
          label="Name"
          maxLength={200}
          value={name}
          error={error}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Id"
          maxLength={100}
          spellCheck={false}
          value={id}
          onChange={(event) => type({ id: event.currentTarget.value })}
        />
        <Group gap="sm">
          <Button type="submit" disabled={!changed} loading={saving}>
            Save
          </Button>
          {changed && (
            <Button
              variant="default"
              onClick={() => {
                setTyped(undefined);
                setError(undefined);
              }}
            >
              Take Back
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
