import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { usePlayerNames } from './use-player-names.ts';

type PlayersPickProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> & {
  value: readonly string[];
  onChange: (names: string[]) => void;
};

/** Several players, found by a part of the name, also misspelt. */
export function PlayersPick({ value, onChange, ...rest }: PlayersPickProps) {
  const [search, setSearch] = useState('');
  const found = usePlayerNames(search);
  return (
    <MultiSelect
      flex={1}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={search.trim().length > 1 ? 'Nobody was found.' : 'Type a name.'}
      {...rest}
      data={[...new Set([...value, ...found])]}
      // The search knows misspellings that a plain comparison of letters would sort out.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={[...value]}
      onChange={onChange}
    />
  );
}
