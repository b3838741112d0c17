import { Button, Group, Paper, Text } from '@mantine/core';
import {
  type Budget,
  budgetRemaining,
  formatDays,
  formatPounds,
  type Shift,
  sumPounds,
  sumWork,
} from '@pavilion/domain';
import { useState } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { BudgetPick } from '../budget-pick.tsx';

interface AttributionBarProps {
  work: readonly Shift[];
  paying: readonly Budget[];
  pending: boolean;
  onPay: (budget: Budget) => Promise<unknown>;
  onClear: () => void;
}

/** Bar for the selected work: its total, a choice of budget, and what that would leave of the budget. */
export function AttributionBar({ work, paying, pending, onPay, onClear }: AttributionBarProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const budget = paying.find(({ id }) => id === chosen);
  const { days, cost } = sumWork(work);
  const left = budget && budgetRemaining(budget);
  const after = left === undefined ? undefined : sumPounds([left, -cost]);
  return (
    <Paper withBorder p="sm" component="section" aria-label="Selected work">
      <Group gap="sm" align="center">
        <Text size="sm" fw={600} className="tabular">
          {countWords(work.length, 'session')} · {formatDays(days)} · {formatPounds(cost)}
        </Text>
        <BudgetPick aria-label="Budget" placeholder="Choose a budget" w={260} value={chosen} onChange={setChosen} />
        <Button disabled={!budget} loading={pending} onClick={() => budget && void onPay(budget)}>
          Attribute
        </Button>
        <Button variant="subtle" color="gray" onClick={onClear}>
          Clear Selection
        </Button>
        {left !== undefined && after !== undefined && (
          <Text size="sm" c={after < 0 ? 'var(--pv-red)' : 'dimmed'} className="tabular" role="status">
            {formatPounds(left)} left, {formatPounds(after)} afterwards
          </Text>
        )}
      </Group>
    </Paper>
  );
}
