import { Text } from '@mantine/core';
import { budgetRemaining, budgets, formatPounds, sumPounds } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';

interface OverdrawnNoteProps {
  budget: string | null | undefined;
  /** Pounds that the budget would pay beyond what it pays now. */
  more: number;
}

/** Says before a form is saved that it would overdraw the budget; nothing while money is left. */
export function OverdrawnNote({ budget: id, more }: OverdrawnNoteProps) {
  const { document: budget } = useDoc(budgets, id);
  if (!budget || more <= 0) return null;
  const left = budgetRemaining(budget);
  const after = sumPounds([left, -more]);
  if (after >= 0) return null;
  return (
    <Text size="sm" c="var(--pv-orange)" role="status">
      “{budget.name}” {left < 0 ? `is overdrawn by ${formatPounds(-left)}` : `has ${formatPounds(left)} left`} and would
      be overdrawn by {formatPounds(-after)}.
    </Text>
  );
}
