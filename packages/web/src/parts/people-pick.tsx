import { Group, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  people as directory,
  mayBePickedFor,
  type Person,
  type PickedFor,
  pickerQuery,
} from '@pavilion/domain/accounts';
import { useMemo, useState } from 'react';
import { MultiSelect, type MultiSelectProps } from '../kit/multi-select.tsx';
import { OptionNote } from '../kit/option-note.tsx';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { Select, type SelectProps } from '../kit/select.tsx';
import classes from './person-name.module.css';
import { usePeople } from './use-people.ts';
import { useSearchPage } from './use-search-page.ts';

interface Choice {
  /** Offers only people with this capability (USR-093). */
  holding?: PickedFor | undefined;
  /** Offers only people marked as a resource (OPN-023). */
  bookable?: boolean | undefined;
}

/** Most people offered at once; typing finds the others. */
const mostOffered = 30;
/** Debounce of typing, in milliseconds. */
const pause = 150;

/** Active people found by the server for the typed text; in order of names without one. */
function useOffered(typed: string, { holding, bookable }: Choice, opened: boolean) {
  const [text] = useDebouncedValue(typed.trim(), pause);
  const further = [...(holding ? [mayBePickedFor(holding)] : []), ...(bookable ? [{ term: { resource: true } }] : [])];
  const found = useSearchPage(
    directory,
    'people',
    {
      query: pickerQuery(text, further),
      size: mostOffered,
      track_total_hits: false,
      ...(text ? {} : { sort: [{ 'name.keyword': 'asc' as const }] }),
    },
    null,
    opened,
  );
  const waiting = found.loading || (found.fetching && found.documents.length === 0) || text !== typed.trim();
  /** Whether the people shown are those of another text. */
  const late = found.fetching || text !== typed.trim();
  return { people: found.documents, refusal: found.refusal, fetching: found.fetching, waiting, late };
}

/** Properties shared by the pickers of one and of several people. */
function usePicker(typed: string, choice: Choice, chosen: readonly string[]) {
  const [opened, setOpened] = useState(false);
  const { people, refusal, fetching, waiting, late } = useOffered(typed, choice, opened);
  const named = usePeople(chosen);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  // Chosen people keep their names, even if they are not found or no longer exist.
  const missing = chosen.filter((id) => !byId.has(id));
  return {
    personOf: (id: string) => byId.get(id) ?? named.get(id),
    found: byId,
    props: {
      searchable: true,
      waiting: late,
      // Mantine's scroll area grows with its widest line, and a long name would not be cut to the width.
      withScrollArea: false,
      // On phones it fits above a field too, where it covers no buttons.
      styles: { dropdown: { maxHeight: 'min(320px, 40dvh)', overflowY: 'auto' as const } },
      clearable: true,
      data: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        ...missing.map((id) => ({ value: id, label: named.nameOf(id) || '…' })),
      ],
      nothingFoundMessage: waiting ? 'Please wait' : (refusal ?? 'No people found.'),
      rightSection: fetching && opened ? <Loader size="xs" /> : undefined,
      dropdownOpened: opened,
      onDropdownOpen: () => setOpened(true),
      onDropdownClose: () => setOpened(false),
      // Mantine keeps the list of several open after a choice, over the buttons of a form. Typing opens the list again.
      onOptionSubmit: () => setOpened(false),
    },
    refusal,
  };
}

function PersonOption({ person, label }: { person: Person | null | undefined; label: string }) {
  return (
    <Group gap="sm" wrap="nowrap" className={classes.option}>
      <PersonAvatar name={label} size={24} />
      <div className={classes.option}>
        <Text size="sm" truncate>
          {label}
        </Text>
        <OptionNote>{person?.company}</OptionNote>
      </div>
    </Group>
  );
}

type PeoplePickProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue'> &
  Choice & { value: readonly string[]; onChange: (ids: string[]) => void };

/** Picker for several people, found by name or company. */
export function PeoplePick({ holding, bookable, value, error, ...rest }: PeoplePickProps) {
  const [typed, setTyped] = useState('');
  const { personOf, found, props, refusal } = usePicker(typed, { holding, bookable }, value);
  return (
    <MultiSelect
      hidePickedOptions
      {...rest}
      {...props}
      // The server has filtered already, and also finds misspellings.
      filter={({ options }) => options.filter((option) => 'value' in option && found.has(option.value))}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error ?? refusal}
      value={[...value]}
      renderOption={({ option }) => <PersonOption person={personOf(option.value)} label={option.label ?? ''} />}
    />
  );
}

type PersonPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue'> &
  Choice & {
    value: string | null | undefined;
    onChange: (id: string | null, person: Person | undefined) => void;
  };

/** Picker for one person, found by name or company. */
export function PersonPick({ holding, bookable, value, onChange, error, ...rest }: PersonPickProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value ? [value] : [];
  const { personOf, found, props, refusal } = usePicker(typed ?? '', { holding, bookable }, chosen);
  const name = value ? (personOf(value)?.name ?? props.data.find((option) => option.value === value)?.label ?? '') : '';
  return (
    <Select
      {...rest}
      {...props}
      filter={({ options }) => options.filter((option) => 'value' in option && found.has(option.value))}
      searchValue={typed ?? name}
      onSearchChange={(text) => setTyped(text === name ? null : text)}
      onDropdownClose={() => {
        setTyped(null);
        props.onDropdownClose();
      }}
      error={error ?? refusal}
      value={value ?? null}
      onChange={(id) => {
        setTyped(null);
        onChange(id, (id && personOf(id)) || undefined);
      }}
      renderOption={({ option }) => <PersonOption person={personOf(option.value)} label={option.label ?? ''} />}
    />
  );
}
