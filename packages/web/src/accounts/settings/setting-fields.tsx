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

export interface FieldsProps {
  configuration: Configuration;
  onSave: EditSettings;
}

/** Names of the five deliverable states, each beside its badge (DAT-054). */
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

/** Name of the organisation or of its own company (OPN-054). */
export function OrganisationFields({
  configuration,
  setting,
  onSave,
}: FieldsProps & { setting: 'organisation' | 'ownCompany' }) {
  const ask = useConfirm();
  const label = settingLabels[setting];
  const save = async (name: string) => {
    // A new own company takes effect at once: its people see every calendar resource.
    const sure =
      setting === 'organisation' ||
      !name ||
      (await ask({
        title: `Change own company to “${name}”?`,
        text: `People of “${name}” will see every calendar resource. People of “${configuration.ownCompany}” will see only the resources of their own company.`,
        confirm: 'Change Company',
      }));
    if (!sure) return 'The company was not changed. Press Escape to restore it.';
    return onSave({ [setting]: name }, `${label} is now “${name}”.`);
  };
  return <SavedInput label={label} maw={420} maxLength={200} value={configuration[setting]} onSave={save} />;
}

/** Tournament of new streams (LIV-045). Name and id are saved together. */
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
      next.name ? `The tournament is now “${next.name}”.` : 'The tournament was removed.',
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
              Discard Changes
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
