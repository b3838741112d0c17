import { Loader, Text } from '@mantine/core';
import type { SearchBody, SearchIndex } from '@pavilion/domain';
import type { DocumentOf, DocumentType, Where } from '@pavilion/sync';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { OptionNote } from '../kit/option-note.tsx';
import { Select, type SelectProps } from '../kit/select.tsx';
import { useSearchPage } from './use-search-page.ts';

/** What every picker of documents takes. */
export type PickProps = Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'filter' | 'searchValue' | 'onSearchChange' | 'type' | 'search'
> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
};

type FoundPickProps<D extends DocumentType> = PickProps & {
  of: D;
  index: SearchIndex;
  /** The search for these words; without words, those that are offered first. */
  searchFor: (words: string) => Partial<SearchBody>;
  describe: (document: DocumentOf<D>) => { label: string; note?: string | undefined };
  /** Said where the search finds nothing. */
  none: string;
  /** Ids to leave out, such as those already chosen. */
  without?: readonly string[];
  /** Limits the documents whose changes repeat the search (null: none). */
  pulse?: Where | null;
};

/** Picker for a document that the server finds by what is typed, even if misspelt. */
export function FoundPick<D extends DocumentType>(props: FoundPickProps<D>) {
  const { of, index, searchFor, describe, none, without = [], pulse = null, ...select } = props;
  const { value, onChange, error, ...rest } = select;
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const { document: chosen } = useDoc(of, value || undefined);
  const words = typed?.trim() ?? '';
  const found = useSearchPage(of, index, searchFor(words), pulse, opened);
  const optionOf = (document: DocumentOf<D>) => ({ value: document.id, ...describe(document) });
  const options = found.documents.filter(({ id }) => !without.includes(id)).map(optionOf);
  const own = chosen && optionOf(chosen);
  const missing = own && !options.some((option) => option.value === own.value);
  return (
    <Select
      searchable
      clearable
      {...rest}
      data={missing ? [own, ...options] : options}
      // The server has filtered already, and also finds misspellings.
      filter={({ options: all }) => (words && missing ? all.slice(1) : all)}
      searchValue={typed ?? own?.label ?? ''}
      onSearchChange={(text) => setTyped(text === own?.label ? null : text)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setTyped(null)}
      value={value || null}
      error={error ?? found.refusal}
      waiting={found.fetching}
      nothingFoundMessage={found.loading ? 'Please wait' : none}
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
