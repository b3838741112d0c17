import { Loader, Text } from '@mantine/core';
import { briefs } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { OptionNote } from '../kit/option-note.tsx';
import { Select, type SelectProps } from '../kit/select.tsx';
import { briefPickSearch } from './brief-pick-search.ts';
import { useSearchPage } from './use-search-page.ts';

type BriefPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue' | 'onSearchChange'> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
  /** Includes completed briefs. */
  completed?: boolean;
  /** Ids to leave out, such as briefs already chosen. */
  without?: readonly string[];
};

/** Picker for a submitted brief, found by its title even if misspelt. Offers the newest first. */
export function BriefPick(props: BriefPickProps) {
  const { value, onChange, error, completed = false, without = [], ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const { document: chosen } = useDoc(briefs, value);
  const words = typed?.trim() ?? '';
  const found = useSearchPage(briefs, 'productions', briefPickSearch(words, completed), {}, opened);
  const options = found.documents
    .filter(({ id }) => !without.includes(id))
    .map(({ id, title, department }) => ({ value: id, label: title, department }));
  const missing = chosen && !options.some((option) => option.value === chosen.id);
  return (
    <Select
      searchable
      clearable
      placeholder="Search briefs"
      {...rest}
      data={missing ? [{ value: chosen.id, label: chosen.title, department: chosen.department }, ...options] : options}
      // The server has filtered already, and also finds misspellings.
      filter={({ options: all }) => (words && missing ? all.slice(1) : all)}
      searchValue={typed ?? chosen?.title ?? ''}
      onSearchChange={(text) => setTyped(text === chosen?.title ? null : text)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setTyped(null)}
      value={value ?? null}
      error={error ?? found.refusal}
      waiting={found.fetching}
      nothingFoundMessage={found.loading ? 'Please wait' : 'No briefs found.'}
      rightSection={found.fetching ? <Loader size="xs" /> : undefined}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          <OptionNote>{(option as typeof option & { department?: string }).department}</OptionNote>
        </div>
      )}
      onChange={(id) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
}
