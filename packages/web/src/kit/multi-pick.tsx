import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
import { noneMatch } from './none-match.ts';
import { Select, type SelectProps } from './select.tsx';

type Grows = {
  /** Whether values outside the list may be added. */
  creatable?: boolean;
};

/** All choices, plus selected values that have since left the list. */
const withChosen = (data: readonly string[], chosen: readonly string[]) => [...new Set([...data, ...chosen])];

type MultiPickProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> &
  Grows & { data: readonly string[]; value: readonly string[]; onChange: (value: string[]) => void };

const creating = 'create:';

/** Selects several values from a list. With `creatable`, another is added by its own option. */
export function MultiPick({ data, value, onChange, creatable = false, ...rest }: MultiPickProps) {
  const [search, setSearch] = useState('');
  const all = withChosen(data, value);
  const typed = search.trim();
  const fresh = creatable && typed && !all.some((word) => word.toLowerCase() === typed.toLowerCase());
  const options = all.map((word) => ({ value: word, label: word }));
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      clearable
      nothingFoundMessage={noneMatch(search)}
      {...rest}
      // Last: of a word that is half typed, Enter takes the known one.
      data={fresh ? [...options, { value: creating + typed, label: `Add “${typed}”` }] : options}
      searchValue={search}
      onSearchChange={setSearch}
      value={[...value]}
      onChange={(next) =>
        onChange(next.map((word) => (word.startsWith(creating) ? word.slice(creating.length) : word)))
      }
    />
  );
}

type PickProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> &
  Grows & {
    data: readonly string[];
    value: string | null | undefined;
    onChange: (value: string | null) => void;
    /** Told what is typed, where `data` depends on it. */
    onSearch?: (text: string) => void;
    /** Verb for a word outside the list: `Use` where it joins no list. */
    createWord?: 'Add' | 'Use';
  };

/** Selects one value from a list, or adds a new one (USR-023). Leaving the field also accepts the typed text. */
export function Pick(props: PickProps) {
  const { data, value, onChange, creatable = false, createWord = 'Add', onBlur, onSearch, ...rest } = props;
  const [search, setSearch] = useState(value ?? '');
  const all = withChosen(data, value ? [value] : []);
  const typed = search.trim();
  const known = all.find((word) => word.toLowerCase() === typed.toLowerCase());
  const fresh = creatable && typed && !known;
  const options = all.map((word) => ({ value: word, label: word }));
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage={noneMatch(search)}
      {...rest}
      // Last: of a word that is half typed, Enter takes the known one.
      data={fresh ? [...options, { value: creating + typed, label: `${createWord} “${typed}”` }] : options}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text);
        onSearch?.(text);
      }}
      // Empty text is no choice: with it, the word of before would stay, and be chosen again on leaving the field.
      value={value || null}
      onBlur={(event) => {
        onBlur?.(event);
        if (creatable && typed && (known ?? typed) !== value) onChange(known ?? typed);
      }}
      onChange={(next) => onChange(next?.startsWith(creating) ? next.slice(creating.length) : next)}
    />
  );
}
