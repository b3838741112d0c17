import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { costs, missingForCost } from '@pavilion/domain';
import { IconPlus } from '@tabler/icons-react';
import { notifyDone } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { useInsertForm } from '../../parts/use-insert-form.ts';
import {
  AmountField,
  BriefField,
  BudgetField,
  type CostValues,
  DateField,
  DescriptionField,
  emptyCost,
  ShootField,
  TypeField,
} from './cost-fields.tsx';
import { costFields } from './cost-input.ts';
import { stillNeeded } from './cost-needs.ts';
import type { CostScope } from './cost-scope.ts';

/** Form to enter costs one after another. The button appears when all needed fields are filled in (PLN-044). */
export function AddCost({ scope }: { scope: CostScope }) {
  const form = useFormValues<CostValues>({ ...emptyCost, ...scope }, costs);
  const { insert, saving, error } = useInsertForm(costs, form);
  const missing = missingForCost(form.read);
  const add = async () => {
    if (missing.length > 0 || saving || !(await insert(costFields(form.values)))) return;
    notifyDone('Cost added.');
    // Keep the date and type, which are often the same for the next cost.
    form.fill('amount', null);
    form.fill('description', '');
  };
  return (
    <Panel title="New Cost" filled>
      <form onSubmit={submits(add)} noValidate aria-label="New cost">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 2, md: 3, lg: 5 }} spacing="sm">
            {!scope.productionId && <BriefField form={form} />}
            <DateField form={form} />
            <TypeField form={form} />
            <AmountField form={form} />
            <DescriptionField form={form} />
            {!scope.budget && <BudgetField form={form} />}
            {scope.productionId && <ShootField form={form} />}
          </SimpleGrid>
          {error && (
            <Text size="sm" c="var(--pv-red)" role="alert">
              {error}
            </Text>
          )}
          {missing.length === 0 ? (
            <Button type="submit" loading={saving} leftSection={<IconPlus size={16} />} w="fit-content">
              Add Cost
            </Button>
          ) : (
            <Text size="sm" c="dimmed" mih={36} style={{ display: 'flex', alignItems: 'center' }}>
              Still needed: {stillNeeded(missing)}.
            </Text>
          )}
        </Stack>
      </form>
    </Panel>
  );
}
