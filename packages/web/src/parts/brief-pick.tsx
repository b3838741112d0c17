import { Loader, Select, type SelectProps, Text } from '@mantine/core';
import { briefs } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { useSearchPage } from './use-search-page.ts';

/** Pickers offer so many (production 9). */
const offered = 30;

type BriefPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue' | 'onSearchChange'> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
};

/** Finds a submitted brief by its title, in spite of a typing mistake; the newest are offered first. */
export function BriefPick({ value, onChange, error, ...rest }: BriefPickProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const { document: chosen } = useDoc(briefs, value);
  const words = typed?.trim() ?? '';
  const found = useSearchPage(
    briefs,
    'productions',
    {
      size: offered,
      query: {
        bool: {
          must: words ? [{ match: { title: { query: words, fuzziness: 'AUTO' } } }] : [],
          filter: [{ term: { completed: false } }],
          must_not: [{ term: { status: 'Draft' } }],
        },
      },
      ...(words ? {} : { sort: [{ created_at: 'desc' as const }] }),
    },
    {},
    opened,
  );
  const options = found.documents.map(({ id, title, department }) => ({ value: id, label: title, department }));
  const missing = chosen && !options.some((option) => option.value === chosen.id);
  return (
    <Select
      searchable
      clearable
      placeholder="Search briefs"
      {...rest}
      data={missing ? [{ value: chosen.id, label: chosen.title, department: chosen.department }, ...options] : options}
      // What was found is what fits, also with another spelling.
      filter={({ options: all }) => (words && missing ? all.slice(1) : all)}
      searchValue={typed ?? chosen?.title ?? ''}
      onSearchChange={(text) => setTyped(text === chosen?.title ? null : text)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setTyped(null)}
      value={value ?? null}
      error={error ?? found.refusal}
      nothingFoundMessage={found.loading ? 'Please wait' : 'No brief fits.'}
      rightSection={found.fetching ? <Loader size="xs" /> : undefined}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          <Text size="xs" c="dimmed">
            {(option as typeof option & { department?: string }).department}
          </Text>
        </div>
      )}
      onChange={(id) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
}
