import { Button, Chip, Group, Text } from '@mantine/core';
import { useId } from 'react';
import type { FilterSet } from './use-scheduler-filters.ts';

/** One row of chips with All and None (PRD-127). */
export function ScheduleFilter({ label, choices, chosen, set }: FilterSet) {
  const id = useId();
  return (
    <Group gap={6} role="group" aria-labelledby={id}>
      <Text id={id} size="xs" c="dimmed" w={88}>
        {label}
      </Text>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`All ${label.toLowerCase()}`}
        onClick={() => set(choices.map(({ key }) => key))}
      >
        All
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`None of the ${label.toLowerCase()}`}
        onClick={() => set([])}
      >
        None
      </Button>
      <Chip.Group multiple value={[...chosen]} onChange={set}>
        {choices.map(({ key, label: word }) => (
          <Chip key={key} value={key} size="xs" variant="light">
            {word}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  );
}
