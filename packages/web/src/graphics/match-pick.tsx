import { Loader, Text } from '@mantine/core';
import { dayOf, formatDay, matches, mayReadMatches, type SearchBody, titleOf } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { OptionNote } from '../kit/option-note.tsx';
import { Select, type SelectProps } from '../kit/select.tsx';
import { useSearchPage } from '../parts/use-search-page.ts';
import { useViewer } from '../session/session-provider.tsx';

type MatchPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue' | 'onSearchChange'> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
};

const offered = 30;

/** For someone who finds no match whatever they search for. */
export const noMatchAccess = 'You do not have access to any matches. An administrator can give it to you.';

/** Search of a match picker by teams and competition: the latest matches first. */
const matchSearch = (words: string): Partial<SearchBody> => ({
  query: {
    bool: {
      must: words
        ? [
            {
              multi_match: {
                query: words,
                fields: ['label', 'team1Name', 'team2Name', 'competitionName'],
                fuzziness: 'AUTO',
              },
            },
          ]
        : [],
    },
  },
  sort: [{ startDate: 'desc' }],
  from: 0,
  size: offered,
  track_total_hits: false,
});

/** Picker for a match within the person's match access. Offers the latest first. */
export function MatchPick({ value, onChange, error, ...rest }: MatchPickProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const { document: chosen } = useDoc(matches, value);
  const mayRead = mayReadMatches(useViewer());
  const words = typed?.trim() ?? '';
  const found = useSearchPage(matches, 'matches', matchSearch(words), null, opened);
  const options = found.documents.map((match) => ({
    value: match.id,
    label: titleOf(matches, match),
    note: [match.startDate && formatDay(dayOf(match.startDate)), match.competitionName].filter(Boolean).join(' · '),
  }));
  const title = chosen && titleOf(matches, chosen);
  const missing = chosen && title && !options.some((option) => option.value === chosen.id);
  return (
    <Select
      searchable
      clearable
      placeholder="Search matches"
      {...rest}
      data={missing ? [{ value: chosen.id, label: title, note: '' }, ...options] : options}
      // The server has filtered already, and also finds misspellings.
      filter={({ options: all }) => (words && missing ? all.slice(1) : all)}
      searchValue={typed ?? title ?? ''}
      onSearchChange={(text) => setTyped(text === title ? null : text)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setTyped(null)}
      value={value ?? null}
      error={error ?? found.refusal}
      waiting={found.fetching}
      nothingFoundMessage={found.loading ? 'Please wait' : mayRead ? 'No matches found.' : noMatchAccess}
      rightSection={found.fetching ? <Loader size="xs" /> : undefined}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          <OptionNote>{(option as typeof option & { note?: string }).note}</OptionNote>
        </div>
      )}
      onChange={(id) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
}
