import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Cost, costs, missingForCost } from '@pavilion/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { useEdits } from '../../parts/use-edits.ts';
import {
  AmountField,
  BriefField,
  BudgetField,
  type CostValues,
  DateField,
  DescriptionField,
  ShootField,
  TypeField,
  valuesOf,
} from './cost-fields.tsx';
import { neededSentence } from './cost-needs.ts';

interface EditCostProps {
  cost: Cost;
  onClose: () => void;
  onDelete: () => void;
}

/** Dialog to edit a cost. Fields that a new cost needs cannot be cleared. */
export function EditCost({ cost, onClose, onDelete }: EditCostProps) {
  const { save } = useEdits(costs, cost);
  const [values, setValues] = useState<CostValues>(() => valuesOf(cost));
  const [error, setError] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  // Old costs may lack a brief, say. Check only the fields that the cost had, so that old costs can be edited too.
  const lost = missingForCost(values).filter((need) => cost[need] !== undefined);
  const changes = changesOf(valuesOf(cost), values);
  const change = (more: Partial<CostValues>) => {
    setValues((before) => ({ ...before, ...more }));
    setError(undefined);
  };
  const run = async () => {
    if (Object.keys(changes).length === 0) return onClose();
    if (lost.length > 0) return setError(neededSentence(lost));
    setSaving(true);
    const reason = await save('Cost', { ...changes, ...(changes.amount === null ? { amount: 0 } : {}) } as never);
    setSaving(false);
    if (reason) setError(reason);
    else onClose();
  };
  const fields = { values, onChange: change };
  return (
    <Modal opened onClose={onClose} title="Edit Cost" size="lg">
      <form onSubmit={submits(run)} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <DateField {...fields} />
            <TypeField {...fields} />
            <AmountField {...fields} />
            <BudgetField {...fields} />
            <BriefField {...fields} />
            <ShootField {...fields} />
          </SimpleGrid>
          <DescriptionField long {...fields} />
          {error && (
            <Text size="sm" c="var(--pv-red)" role="alert">
              {error}
            </Text>
          )}
          <Group justify="space-between" gap="sm">
            <Button variant="light" color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              Delete
            </Button>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
              <Button type="submit" loading={saving}>
                Save
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Changed fields; null clears a field. */
function changesOf(
  before: CostValues,
  after: CostValues,
): Partial<Record<keyof CostValues, CostValues[keyof CostValues]>> {
  const fields = Object.keys(after) as (keyof CostValues)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(
    changed.map((field) => [
      field,
      field === 'description' ? after.description.trim() : after[field] || (after[field] === 0 ? 0 : null),
    ]),
  );
}
