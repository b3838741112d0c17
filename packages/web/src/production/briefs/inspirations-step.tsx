import { Loader, Text } from '@mantine/core';
import { inspirations, nameOfInspiration } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { useFoundInspirations } from '../../parts/use-found-inspirations.ts';
import { useCan } from '../../session/session-provider.tsx';
import type { StepProps } from './draft-fields.ts';

/** Inspirations for a new brief, found by search. */
export function InspirationsStep({ draft, set }: StepProps) {
  const attaches = useCan('openInspirations');
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const found = useFoundInspirations(text, attaches && opened);
  const ids = draft.inspirations;
  const { documents: chosen } = useLive(
    inspirations,
    attaches && ids.length > 0 ? { where: { id: { in: [...ids] } } } : null,
  );
  if (!attaches) {
    return (
      <Text size="sm" c="dimmed">
        People with access to inspirations can attach them to the brief once it is made.
      </Text>
    );
  }
  const others = found.documents.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <MultiSelect
      label="Inspirations"
      placeholder={ids.length === 0 ? 'Search by title, author or tag' : undefined}
      searchable
      hidePickedOptions
      data={[...chosen, ...others].map((one) => ({ value: one.id, label: nameOfInspiration(one) }))}
      // The search has already matched, also other spellings.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      onDropdownOpen={() => setOpened(true)}
      value={ids.filter((id) => chosen.some((one) => one.id === id))}
      error={found.refusal}
      waiting={found.waiting}
      onChange={(next) => set({ inspirations: next })}
      nothingFoundMessage={found.loading ? 'Please wait' : 'No inspirations found.'}
      rightSection={found.fetching ? <Loader size="xs" /> : undefined}
    />
  );
}
