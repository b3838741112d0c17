import { type SearchBody, templates } from '@pavilion/domain';
import { FoundPick } from '../../parts/found-pick.tsx';

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
export const TemplatePick = ({ value, onChange }: TemplatePickProps) => (
  <FoundPick
    aria-label="Template"
    placeholder="All templates"
    w={200}
    value={value}
    onChange={(id) => onChange(id ?? '')}
    of={templates}
    index="templates"
    searchFor={templateSearch}
    describe={({ name }) => ({ label: name })}
    none="No templates found."
  />
);
