import { Paper, Spoiler, Text } from '@mantine/core';
import { type Deliverable, showsDescription } from '@pavilion/domain';

/** The description of the deliverable, above the notes (PRD-048). */
export function DescriptionNote({ deliverable: { description } }: { deliverable: Deliverable }) {
  if (!showsDescription(description)) return null;
  return (
    <Paper withBorder p="xs" mb="sm" role="note" aria-label="Description">
      <Spoiler maxHeight={66} showLabel="Show all" hideLabel="Show less">
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {description}
        </Text>
      </Spoiler>
    </Paper>
  );
}
