import { Group, MultiSelect, type MultiSelectProps, Select, type SelectProps, Text } from '@mantine/core';
import { type Capability, rolesGive } from '@pavilion/domain/access';
import { type User, users } from '@pavilion/domain/accounts';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { PersonAvatar } from '../kit/person-avatar.tsx';

interface Choice {
  /** Only those who may do this are offered (USR-093). */
  holding?: Capability;
}

/** The people who can be chosen, active ones alone (OPN-028), and those already chosen whatever has become of them. */
function usePeople(holding: Capability | undefined, chosen: readonly string[]): readonly User[] {
  const { documents } = useLive(users, { where: { active: true }, orderBy: [{ field: 'name', direction: 'asc' }] });
  const offered = useMemo(
    () => documents.filter((user) => !holding || rolesGive(user.roles, holding)),
    [documents, holding],
  );
  const missing = chosen.filter((id) => !offered.some((user) => user.id === id));
  const { documents: others } = useLive(users, missing.length > 0 ? { where: { id: { in: missing } } } : null);
  return useMemo(() => [...offered, ...others], [offered, others]);
}

const optionsOf = (people: readonly User[]) => people.map(({ id, name }) => ({ value: id, label: name }));

function PersonOption({ person, label }: { person: User | undefined; label: string }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={label} size={24} />
      <div>
        <Text size="sm">{label}</Text>
        <Text size="xs" c="dimmed">
          {[person?.company, person?.department].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Group>
  );
}

const optionFrom =
  (people: readonly User[]) =>
  ({ option }: { option: { value: string; label?: string } }) => (
    <PersonOption person={people.find(({ id }) => id === option.value)} label={option.label ?? ''} />
  );

type PeoplePickProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> &
  Choice & { value: readonly string[]; onChange: (ids: string[]) => void };

/** Chooses several people by name. */
export function PeoplePick({ holding, value, ...rest }: PeoplePickProps) {
  const people = usePeople(holding, value);
  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      limit={100}
      nothingFoundMessage="Nobody was found."
      {...rest}
      data={optionsOf(people)}
      value={[...value]}
      renderOption={optionFrom(people)}
    />
  );
}

type PersonPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> &
  Choice & { value: string | null | undefined; onChange: (id: string | null) => void };

/** Chooses one person by name. */
export function PersonPick({ holding, value, onChange, ...rest }: PersonPickProps) {
  const chosen = useMemo(() => (value ? [value] : []), [value]);
  const people = usePeople(holding, chosen);
  return (
    <Select
      searchable
      clearable
      limit={100}
      nothingFoundMessage="Nobody was found."
      {...rest}
      data={optionsOf(people)}
      value={value ?? null}
      onChange={(id) => onChange(id)}
      renderOption={optionFrom(people)}
    />
  );
}
