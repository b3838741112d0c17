import { Button, Select, Stack, Switch } from '@mantine/core';
import { type Budget, budgets } from '@pavilion/domain';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useConfirm } from '../../kit/confirm.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useCan } from '../../session/session-provider.tsx';
import { useEdits, useErase } from '../use-edits.ts';

const kept = ['paidTotal', 'costTotal', 'workTotal'];

/** What a budget is called and belongs to; production admins edit it (OPN-080). */
export function BudgetDetails({ budget }: { budget: Budget }) {
  const manages = useCan('manageBudgets');
  const { save, choose } = useEdits(budgets, budget);
  const lists = useConfiguration();
  return (
    <Panel title="Details" note={manages ? undefined : 'Budgets are kept by production admins.'}>
      <fieldset disabled={!manages} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <Stack gap="sm">
          <SavedInput label="Name" value={budget.name} onSave={(name) => save('Name', { name })} />
          <Select
            label="Department"
            clearable
            searchable
            disabled={!manages}
            data={[...new Set([...lists.departments, ...(budget.department ? [budget.department] : [])])]}
            value={budget.department ?? null}
            onChange={(department) => choose('Department', { department })}
          />
          <Pick
            label="Company"
            disabled={!manages}
            data={lists.companies}
            value={budget.company}
            onChange={(company) => choose('Company', { company })}
          />
          <Switch
            label="Active"
            checked={budget.active}
            onChange={(event) => choose('Active', { active: event.currentTarget.checked })}
          />
          {manages && <DeleteBudget budget={budget} />}
        </Stack>
      </fieldset>
    </Panel>
  );
}

function DeleteBudget({ budget }: { budget: Budget }) {
  const erase = useErase(budgets, kept);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const ask = async () => {
    const agreed = await confirm({
      title: 'Are you sure?',
      text: `“${budget.name}” will be deleted.`,
      confirm: 'Delete Budget',
      danger: true,
    });
    if (agreed && (await erase(budget, 'Budget deleted.'))) void navigate({ to: '/budgets' });
  };
  return (
    <Button
      variant="light"
      color="red"
      w="fit-content"
      leftSection={<IconTrash size={16} />}
      onClick={() => void ask()}
    >
      Delete Budget
    </Button>
  );
}
