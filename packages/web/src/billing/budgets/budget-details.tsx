import { Stack, Switch, Text } from '@mantine/core';
import { type Budget, budgets } from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { useNavigate } from '@tanstack/react-router';
import { Locked } from '../../kit/locked.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useEdits } from '../../parts/use-edits.ts';
import { useMay } from '../../session/use-may.ts';

interface BudgetDetailsProps {
  budget: Budget;
  /** What it holds and why it stays; undefined for an empty one. */
  holds: string | undefined;
}

/** Name, department and company of a budget, editable by production admins (OPN-080). */
export function BudgetDetails({ budget, holds }: BudgetDetailsProps) {
  const may = useMay(billingPolicies.budgets);
  const manages = may.patch(budget, 'name');
  const edit = useEdits(budgets, budget);
  const lists = useConfiguration();
  const navigate = useNavigate();
  return (
    <Panel title="Details" note={manages ? undefined : 'Only production admins can edit budgets.'}>
      <Locked when={!manages}>
        <Stack gap="sm">
          <SavedInput {...edit.text('name')} />
          <Select
            clearable
            searchable
            disabled={!manages}
            data={[...new Set([...lists.departments, ...(budget.department ? [budget.department] : [])])]}
            {...edit.choice('department')}
          />
          <Pick disabled={!manages} data={lists.companies} {...edit.choice('company')} />
          <Switch {...edit.flag('active')} />
          {may.remove(budget) && (
            <>
              {holds && (
                <Text size="sm" c="dimmed">
                  {holds}
                </Text>
              )}
              <DeleteEntry
                {...billingPolicies.budgets}
                entry={budget}
                name={budget.name}
                blocked={holds}
                onDeleted={() => void navigate({ to: '/budgets' })}
              />
            </>
          )}
        </Stack>
      </Locked>
    </Panel>
  );
}
