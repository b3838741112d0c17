import { useState } from 'react';
import { Select, type SelectProps } from '../../../kit/select.tsx';
import { usePlayerNames } from '../../../parts/use-player-names.ts';

type PlayerPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: string | null | undefined;
  onChange: (name: string | null) => void;
  /** Names offered before any search. */
  first: readonly string[];
};

/** Picks a player by name: players of this match at once, all others by typing part of a name; tolerates misspellings. */
export function PlayerPick({ value, onChange, first, ...rest }: PlayerPickProps) {
  const [search, setSearch] = useState(value ?? '');
  const typed = search.trim();
  const asking = typed.length > 1 && typed !== value;
  const { names: found, waiting } = usePlayerNames(search, asking);
  const data = [...new Set([...(value ? [value] : []), ...first, ...found])];
  return (
    <Select
      size="xs"
      placeholder="Choose a player"
      searchable
      clearable
      limit={60}
      nothingFoundMessage={asking ? 'No players found.' : 'Type a name.'}
      {...rest}
      waiting={waiting}
      data={data}
      // Keeps every search result: Mantine's own filter would drop fuzzy matches.
      filter={({ options, search: text }) => {
        const words = text.trim().toLowerCase();
        if (!words || text === value) return options;
        return options.filter(
          (option) => 'label' in option && (found.includes(option.label) || option.label.toLowerCase().includes(words)),
        );
      }}
      searchValue={search}
      onSearchChange={setSearch}
      value={value ?? null}
      onChange={(name) => onChange(name)}
    />
  );
}
