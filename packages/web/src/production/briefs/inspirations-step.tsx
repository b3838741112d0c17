import { MultiSelect, Text } from '@mantine/core';
import { inspirations } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useCan } from '../../session/session-provider.tsx';
import type { StepProps } from './criteria-fields.tsx';

/** So many of the newest are offered; others are attached from the brief or from their own page. */
const offered = 300;

/** What others have made that this brief should feel like. */
export function InspirationsStep({ draft, set }: StepProps) {
  const attaches = useCan('openInspirations');
  const { documents } = useLive(
    inspirations,
    attaches ? { orderBy: [{ field: 'created_at', direction: 'desc' }], limit: offered } : null,
  );
  if (!attaches) {
    return (
      <Text size="sm" c="dimmed">
        People with access to inspirations can attach them to the brief once it is made.
      </Text>
    );
  }
  return (
    <MultiSelect
      label="Inspirations"
      placeholder={draft.inspirations.length === 0 ? 'Search the newest inspirations' : undefined}
      searchable
      limit={50}
      data={documents.map(({ id, title, url }) => ({ value: id, label: title || url || 'Inspiration' }))}
      value={draft.inspirations.filter((id) => documents.some((inspiration) => inspiration.id === id))}
      onChange={(chosen) => set({ inspirations: chosen })}
      nothingFoundMessage="No inspiration fits."
    />
  );
}
