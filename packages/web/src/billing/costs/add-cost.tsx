import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Cost, costs, missingForCost } from '@pavilion/domain';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyDone } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { submits } from '../../kit/submits.ts';
import { OverdrawnNote } from '../../parts/overdrawn-note.tsx';
import { useInsertForm } from '../../parts/use-insert-form.ts';
import {
  AmountField,
  BriefField,
  BudgetField,
  DateField,
  DescriptionField,
  ShootField,
  TypeField,
} from './cost-fields.tsx';
import { costFields } from './cost-input.ts';
import { stillNeeded } from './cost-needs.ts';
import type { CostScope } from './cost-scope.ts';
import { isStored, useCostDraft } from './use-cost-draft.ts';

interface AddCostProps {
  scope: CostScope;
  /** Whether the budget is inactive and takes no new costs. */
  closed: boolean;
}

/** Form to enter costs one after another. The button appears when all needed fields are filled in (PLN-044). */
export function AddCost({ scope, closed }: AddCostProps) {
  const { form, id, stored, isTyped, clearAdded, beginAnother, startAgain } = useCostDraft(scope);
  const { insert, saving, error } = useInsertForm(costs, form);
  const missing = missingForCost(form.read);
  /** The cost that is being added here, whose answer says what became of it. */
  const adding = useRef<string>(undefined);
  const add = async () => {
    if (closed || missing.length > 0 || saving) return;
    adding.current = id;
    const added = await insert({ ...costFields(form.values), id });
    adding.current = undefined;
    if (!added) return;
    notifyDone('Cost added.');
    clearAdded();
  };
  // Added before a reload, or in another window.
  const elsewhere = useEffectEvent((cost: Cost) => {
    if (adding.current === cost.id || cost.id !== id) return;
    if (!isStored(form.values, cost)) return beginAnother();
    notifyDone('Cost added.');
    clearAdded();
  });
  useEffect(() => {
    if (stored && !saving) elsewhere(stored);
  }, [stored, saving]);
  // What is typed stays when somebody closes the budget meanwhile.
  if (closed && !isTyped) return null;
  const { budget, amount } = form.values;
  // Without its field, the budget's error stands below the form.
  const refused = error ?? (scope.budget ? form.errors.budget : undefined);
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
          {!closed && <OverdrawnNote budget={budget} more={amount ?? 0} />}
          {refused && (
            <Text size="sm" c="var(--pv-red)" role="alert">
              {refused}
            </Text>
          )}
          {closed ? (
            <Text size="sm">This budget is inactive and takes no new costs.</Text>
          ) : missing.length === 0 ? (
            <Button type="submit" loading={saving} leftSection={<IconPlus size={16} />} w="fit-content">
              Add Cost
            </Button>
          ) : (
            <Text size="sm" c="dimmed" mih={36} style={{ display: 'flex', alignItems: 'center' }}>
              Still needed: {stillNeeded(missing)}.
            </Text>
          )}
          {isTyped && (
            <Text size="xs" c="dimmed">
              What you type is kept in this browser.{' '}
              <Anchor component="button" type="button" size="xs" underline="always" onClick={startAgain}>
                Start again
              </Anchor>
            </Text>
          )}
        </Stack>
      </form>
    </Panel>
  );
}
