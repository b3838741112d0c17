import { type SearchBody, templates } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useState } from 'react';
import { Select } from '../../kit/select.tsx';
import { useSearchPage } from '../../parts/use-search-page.ts';

interface TemplatePickProps {
  value: string;
  onChange: (id: string) => void;
}

const offered = 30;

/** Those that were changed last first. */
const templateSearch = (words: string): Partial<SearchBody> => ({
  query: { bool: { must: words ? [{ match: { name: { query: words, fuzziness: 'AUTO' } } }] : [] } },
  sort: [{ updated_at: 'desc' }],
  from: 0,
  size: offered,
  track_total_hits: false,
});

/** Picker for a template, found by its name even if misspelt. */
export function TemplatePick({ value, onChange }: TemplatePickProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const { document: chosen } = useDoc(templates, value || null);
  const found = useSearchPage(templates, 'templates', templateSearch(typed?.trim() ?? ''), null, opened);
  const options = found.documents.map(({ id, name }) => ({ value: id, label: name }));
  const missing = chosen && !options.some((option) => option.value === chosen.id);
  return (
    <Select
      aria-label="Template"
      placeholder="All templates"
      w={200}
      clearable
      searchable
      data={missing ? [{ value: chosen.id, label: chosen.name }, ...options] : options}
      // The server has filtered already, and also finds misspellings.
      filter={({ options: all }) => (typed?.trim() && missing ? all.slice(1) : all)}
      searchValue={typed ?? chosen?.name ?? ''}
      onSearchChange={(text) => setTyped(text === chosen?.name ? null : text)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setTyped(null)}
      value={value || null}
      error={found.refusal}
      waiting={found.fetching}
      nothingFoundMessage={found.loading ? 'Please wait' : 'No templates found.'}
      onChange={(id) => {
        setTyped(null);
        onChange(id ?? '');
      }}
    />
  );
}
