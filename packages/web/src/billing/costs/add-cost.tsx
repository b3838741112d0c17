import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { costs, missingForCost } from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyDone } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { submits } from '../../kit/submits.ts';
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
  const insert = useInsert(costs);
  const [values, setValues] = useState<CostValues>({ ...emptyCost, ...scope });
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const missing = missingForCost(values);
  const change = (changes: Partial<CostValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setError(null);
  };
  const add = async () => {
    if (missing.length > 0 || saving) return;
    setSaving(true);
    try {
      await insert(costFields(values));
      notifyDone('Cost added.');
      // Keep the date and type, which are often the same for the next cost.
      setValues((before) => ({ ...before, amount: null, description: '' }));
    } catch (reason) {
      setError(refusalWords(reason).message);
    } finally {
      setSaving(false);
    }
  };
  const fields = { values, onChange: change };
  return (
    <Panel title="New Cost">
      <form onSubmit={submits(add)} noValidate aria-label="New cost">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 2, md: 3, lg: 5 }} spacing="sm">
            {!scope.productionId && <BriefField {...fields} />}
            <DateField {...fields} />
            <TypeField {...fields} />
            <AmountField {...fields} />
            <DescriptionField {...fields} />
            {!scope.budget && <BudgetField {...fields} />}
            {scope.productionId && <ShootField {...fields} />}
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
