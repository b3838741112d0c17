import { SimpleGrid, TextInput } from '@mantine/core';
import { bookmarkOptions } from '@pavilion/domain/archive';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Pick } from '../../kit/multi-pick.tsx';
import { PersonPick } from '../../parts/people-pick.tsx';

interface Values {
  note: string;
  tag: string;
  clippedBy: string;
}

/** Filters by note, tag and clipper; each change runs the search (ARC-065). */
export function ClipFilterFields({
  values,
  onChange,
}: {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" verticalSpacing="xs">
      <NoteFilter value={values.note} onChange={(note) => onChange({ note })} />
      <Pick
        label="Tag"
        placeholder="Any"
        data={bookmarkOptions}
        value={values.tag || null}
        onChange={(tag) => onChange({ tag: tag ?? '' })}
      />
      <PersonPick
        label="Clipped by"
        placeholder="Anyone"
        value={values.clippedBy || null}
        onChange={(clippedBy) => onChange({ clippedBy: clippedBy ?? '' })}
      />
    </SimpleGrid>
  );
}

const pause = 300;

function NoteFilter({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      label="Note"
      placeholder="Search notes"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(typed)}
    />
  );
}
