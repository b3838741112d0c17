import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from '../../../kit/multi-select.tsx';
import { usePlayerNames } from '../../../parts/use-player-names.ts';

type PlayersPickProps = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> & {
  value: readonly string[];
  onChange: (names: string[]) => void;
};

/** Picks several players by part of a name; tolerates misspellings. */
export function PlayersPick({ value, onChange, ...rest }: PlayersPickProps) {
  const [search, setSearch] = useState('');
  const { names, waiting } = usePlayerNames(search);
  return (
    <MultiSelect
      flex={1}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={search.trim().length > 1 ? 'No players found.' : 'Type a name.'}
      {...rest}
      waiting={waiting}
      data={[...new Set([...value, ...names])]}
      // Keeps every result: Mantine's own filter would drop fuzzy matches.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={[...value]}
      onChange={onChange}
    />
  );
}
