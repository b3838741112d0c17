import { Divider, Stack, Switch } from '@mantine/core';
import { capitalise } from '@pavilion/domain';
import { restrictionLabels, unknownWords } from '@pavilion/domain/access';
import type { RestrictionField, User } from '@pavilion/domain/accounts';
import { listWords } from '../../kit/list-words.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Panel } from '../../kit/panel.tsx';
import { fieldsFor } from '../restriction-words.ts';
import { RestrictingField } from './restricting-field.tsx';
import { useRestrictionValues } from './use-restriction-values.ts';
import type { SaveUser } from './use-save-user.ts';

interface ArchiveRestrictionsProps {
  user: User;
  onSave: SaveUser;
}

/** Match archive restrictions, set separately for international and domestic matches (USR-038, USR-122 to USR-133). */
export function ArchiveRestrictions({ user, onSave }: ArchiveRestrictionsProps) {
  return (
    <Panel title="Match Archive">
      <Stack gap="lg">
        <Kind kind="Int" title="Internationals" user={user} onSave={onSave} />
        <Divider />
        <Kind kind="Dom" title="Domestic" user={user} onSave={onSave} />
      </Stack>
    </Panel>
  );
}

function Kind({ kind, title, user, onSave }: ArchiveRestrictionsProps & { kind: 'Int' | 'Dom'; title: string }) {
  const access = `access${kind}` as const;
  const current = `access${kind}Current` as const;
  const fields = `access${kind}Fields` as const;
  const permissions = `access${kind}Permissions` as const;
  const chosen = user[fields];
  const offered: readonly RestrictionField[] = fieldsFor[kind];
  return (
    <Stack gap="md">
      <Switch
        label={title}
        description={
          kind === 'Int' ? 'International matches that have started.' : 'Domestic matches that have started.'
        }
        checked={user[access]}
        onChange={(event) => void onSave({ [access]: event.currentTarget.checked })}
      />
      {user[access] && (
        <>
          <Switch
            label="Current year games"
            description="When off, matches of the current year are hidden."
            checked={user[current]}
            onChange={(event) => void onSave({ [current]: event.currentTarget.checked })}
          />
          <RestrictingField
            stored={chosen}
            // Each of them limits by itself: a removed one gives up its part, whether others stay or not.
            widens={(next) => offered.every((field) => chosen.includes(field) || !next.includes(field))}
            question={(next) => questionOf(chosen, next)}
            words={labelsOf(chosen) || 'all matches'}
            onSave={(next) => void onSave({ [fields]: offered.filter((field) => next.includes(field)) })}
          >
            {(select) => (
              <MultiSelect
                label="Restrict to"
                placeholder={chosen.length === 0 ? 'All matches' : undefined}
                data={offered.map((field) => ({ value: field, label: restrictionLabels[field] }))}
                {...select}
              />
            )}
          </RestrictingField>
          {chosen.map((field) => (
            <Values
              key={field}
              field={field}
              value={user[permissions][field] ?? []}
              onChange={(values) => void onSave({ [permissions]: { ...user[permissions], [field]: values } })}
            />
          ))}
        </>
      )}
    </Stack>
  );
}

const labelsOf = (fields: readonly RestrictionField[]) => listWords(fields.map((field) => restrictionLabels[field]));

/** What is asked when some of the restrictions were removed and none was chosen in their place. */
function questionOf(chosen: readonly RestrictionField[], next: readonly string[]) {
  const removed = labelsOf(chosen.filter((field) => !next.includes(field)));
  const still = `Still limited by ${removed}. Choose another restriction, or`;
  return next.length === 0
    ? { sentence: `${still} let them see all matches.`, button: 'Let Them See All Matches' }
    : { sentence: `${still} remove ${removed}.`, button: `Remove ${removed}` };
}

interface ValuesProps {
  field: RestrictionField;
  value: readonly (string | number)[];
  onChange: (value: (string | number)[]) => void;
}

function Values({ field, value, onChange }: ValuesProps) {
  const options = useRestrictionValues(field);
  // A value that the list does not have stays visible, so that it can be removed.
  const missing = value.filter((each) => !options.some((option) => option.stored === each));
  const all = [
    ...options,
    ...missing.map((stored) => ({ stored, label: capitalise(unknownWords[field] ?? String(stored)) })),
  ];
  return (
    <MultiSelect
      label={restrictionLabels[field]}
      description={value.length === 0 ? 'Choose a value. Until then, no matches are shown.' : undefined}
      searchable
      limit={200}
      data={all.map(({ stored, label }) => ({ value: String(stored), label }))}
      value={value.map(String)}
      onChange={(next) =>
        onChange(next.flatMap((text) => all.find(({ stored }) => String(stored) === text)?.stored ?? []))
      }
    />
  );
}
