import { ActionIcon, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { mostCopies } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { QuantityInput } from '../../kit/quantity-input.tsx';
import { Select } from '../../kit/select.tsx';
import { DeadlineInput } from '../../parts/deadline-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { DraftDeliverable } from './brief-draft.ts';
import type { StepProps } from './draft-fields.ts';

/** Rows drawn at once; the copy of a large brief has thousands. */
const chunk = 50;

/** Deliverables of a new brief, if already known (PRD-021). */
export function DeliverablesStep({ draft, set }: StepProps) {
  const lists = useConfiguration();
  const [most, setMost] = useState(chunk);
  const { length } = draft.deliverables;
  const change = (key: string, changes: Partial<DraftDeliverable>) =>
    set({ deliverables: draft.deliverables.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  const add = () => {
    // The next deliverable usually has the same type and deadline.
    const last = draft.deliverables.at(-1);
    const key = newId();
    const row = { key, title: '', type: last?.type ?? '', deadline: last?.deadline ?? '', count: 1 };
    set({ deliverables: [...draft.deliverables, row] });
    setMost(Math.max(most, length + 1));
  };
  return (
    <Stack gap="sm">
      {length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing has been added. Deliverables can be added to the brief later too.
        </Text>
      )}
      {draft.deliverables.slice(0, most).map((each, at) => (
        <Paper key={each.key} withBorder p="sm" component="fieldset" aria-label={`Deliverable ${at + 1}`}>
          <Group align="flex-start" gap="xs">
            <TextInput
              label="Title"
              flex="1 1 200px"
              value={each.title}
              onChange={(event) => change(each.key, { title: event.currentTarget.value })}
            />
            <Select
              label="Type"
              w={150}
              searchable
              data={lists.delTypes.map((type) => type.display)}
              value={each.type || null}
              onChange={(type) => change(each.key, { type: type ?? '' })}
            />
            <DeadlineInput
              label="Deadline"
              w={140}
              value={each.deadline}
              onChange={(deadline) => change(each.key, { deadline })}
            />
            <QuantityInput
              label="How many"
              w={100}
              least={1}
              most={mostCopies}
              whole
              value={each.count}
              onChange={(count) => change(each.key, { count })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              // Beside the fields, below the line of their labels.
              mt={24}
              aria-label={`Remove deliverable ${at + 1}`}
              onClick={() => set({ deliverables: draft.deliverables.filter(({ key }) => key !== each.key) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Paper>
      ))}
      <Group>
        {length > most && (
          <Button variant="default" onClick={() => setMost(most + chunk)}>
            Show {Math.min(chunk, length - most)} more of {length}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
          Add a deliverable
        </Button>
      </Group>
    </Stack>
  );
}
