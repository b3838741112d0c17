import { Chip, Group } from '@mantine/core';
import { inspirationTags, inspirationTypes, isPlatform, platforms } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FilterBar } from '../../kit/filter-bar.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { SearchInput } from '../../kit/search-input.tsx';
import { Select } from '../../kit/select.tsx';
import type { ValuesOf } from '../../kit/url-state.ts';
import { platformMark } from '../../parts/platform-mark.tsx';
import classes from './inspiration-card.module.css';
import { type filterFields, isFiltered, type Source, sources } from './inspiration-filters.ts';

type Values = ValuesOf<typeof filterFields>;

interface FilterRowProps {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}

/** Number of most used tags that are chips; the others are in the list. */
const chipsShown = 12;

const sourceLabel = (source: string): string =>
  source === 'upload' ? 'Uploaded' : isPlatform(source) ? platforms[source].label : 'Other websites';

function SourceOption({ source }: { source: string }) {
  const Mark = platformMark(source, source === 'upload' ? 'file' : 'url');
  return (
    <Group gap="xs" wrap="nowrap">
      <Mark size={16} />
      {sourceLabel(source)}
    </Group>
  );
}

/** Filters by words, type, platform and tags, all kept in the address. */
export function FilterRow({ values, onChange }: FilterRowProps) {
  const { documents: tags } = useLive(inspirationTags, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const names = useMemo(() => tags.map(({ name }) => name), [tags]);
  const most = useMemo(
    () =>
      [...tags]
        .sort((left, right) => right.count - left.count)
        .slice(0, chipsShown)
        .map(({ name }) => name),
    [tags],
  );
  const chips = [...most, ...values.tag.filter((tag) => !most.includes(tag))];
  return (
    <>
      <FilterBar
        active={isFiltered(values)}
        onClear={() => onChange({ search: '', type: '', from: '', tag: [] })}
        actions={
          <ButtonLink to="/add-new-inspiration" leftSection={<IconPlus size={16} />}>
            Add New Inspiration
          </ButtonLink>
        }
      >
        <SearchInput
          value={values.search}
          onChange={(search) => onChange({ search })}
          placeholder="Search inspirations"
          w={220}
        />
        <Select
          aria-label="Type"
          placeholder="All types"
          clearable
          w={160}
          data={[...inspirationTypes]}
          value={values.type || null}
          onChange={(type) => onChange({ type: (type ?? '') as Values['type'] })}
        />
        <Select
          aria-label="Platform"
          placeholder="All platforms"
          clearable
          w={180}
          data={sources.map((source) => ({ value: source, label: sourceLabel(source) }))}
          renderOption={({ option }) => <SourceOption source={option.value} />}
          value={values.from || null}
          onChange={(from) => onChange({ from: (from ?? '') as Source | '' })}
        />
        <Pick
          // Chosen tags are chips below; the box is for the next one.
          key={values.tag.join()}
          aria-label="Tags"
          placeholder={values.tag.length === 0 ? 'All tags' : 'Another tag'}
          w={150}
          data={names.filter((name) => !values.tag.includes(name))}
          value={null}
          onChange={(tag) => tag && onChange({ tag: [...values.tag, tag] })}
        />
      </FilterBar>
      {chips.length > 0 && (
        <Chip.Group multiple value={[...values.tag]} onChange={(tag) => onChange({ tag })}>
          <Group gap={6} role="group" aria-label="Tags used most" className={classes.chips}>
            {chips.map((tag) => (
              <Chip key={tag} value={tag} size="xs" variant="light">
                {tag}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
    </>
  );
}
