import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Cost, costs, formatDay, formatPounds, missingForCost, sumPounds } from '@pavilion/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { FollowedNote } from '../../parts/followed-note.tsx';
import { OverdrawnNote } from '../../parts/overdrawn-note.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { useOvertaken } from '../../parts/use-overtaken.ts';
import type { CostNames } from './cost-columns.tsx';
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
  /** The cost as it is now. */
  cost: Cost;
  names: CostNames;
  onClose: () => void;
  onDelete: () => void;
}

/** Dialog to edit a cost. Fields that a new cost needs cannot be cleared. */
export function EditCost({ cost, names, onClose, onDelete }: EditCostProps) {
  const { save } = useEdits(costs, cost);
  const overtaken = useOvertaken(cost);
  const form = useFormValues(valuesOf(cost), costs, (name) => overtaken(storedWords(cost, name, names)));
  const { values } = form;
  const [error, setError] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  // Old costs may lack a brief, say. Check only the fields that the cost had, so that old costs can be edited too.
  const lost = missingForCost(values).filter((need) => cost[need] !== undefined);
  const changes = changesOf(valuesOf(cost), values);
  /** What its budget pays for it already. */
  const paid = values.budget === (cost.budget ?? null) ? cost.amount : 0;
  const run = async () => {
    if (Object.keys(changes).length === 0) return onClose();
    if (lost.length > 0) return setError(neededSentence(lost));
    setError(undefined);
    setSaving(true);
    const reason = await save('Cost', { ...changes, ...(changes.amount === null ? { amount: 0 } : {}) } as never);
    setSaving(false);
    if (reason) setError(reason);
    else onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Edit Cost" size="lg">
      <form onSubmit={submits(run)} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <DateField form={form} />
            <TypeField form={form} />
            <AmountField form={form} />
            <BudgetField form={form} />
            <BriefField form={form} />
            <ShootField form={form} />
          </SimpleGrid>
          <DescriptionField long form={form} />
          <OverdrawnNote budget={values.budget} more={sumPounds([values.amount ?? 0, -paid])} />
          <FollowedNote
            document={cost}
            type={costs}
            fields={form.followed}
            words={(name) => storedWords(cost, name, names)}
          />
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

/** The stored value of a field, in words. */
function storedWords(cost: Cost, name: keyof CostValues, names: CostNames): string {
  const stored = cost[name];
  if (stored === undefined) return '';
  switch (name) {
    case 'productionId':
      return names.titles.get(String(stored)) ?? 'another brief';
    case 'budget':
      return names.budgets.get(String(stored)) ?? 'another budget';
    case 'shoot':
      return 'another shoot';
    case 'date':
      return formatDay(String(stored));
    case 'amount':
      return formatPounds(cost.amount);
    default:
      return String(stored);
  }
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
