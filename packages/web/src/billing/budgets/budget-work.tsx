import { Button, Stack } from '@mantine/core';
import { type Budget, formatPounds, type Shift, sumPounds, sumWork } from '@pavilion/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { useAttribution } from '../work/use-attribution.ts';
import { WorkTable } from '../work/work-table.tsx';

interface BudgetWorkProps {
  budget: Budget;
  work: readonly Shift[];
  loading: boolean;
}

/** Shifts that a budget pays for. Removed ones return to Work Attribution. */
export function BudgetWork({ budget, work, loading }: BudgetWorkProps) {
  const plans = useCan('planWork');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { takeBack, pending } = useAttribution();
  const selected = work.filter(({ id }) => chosen.has(id));
  // People who see only one company's resources do not see all the work in the total.
  const unseen = loading ? 0 : sumPounds([budget.workTotal, -sumWork(work).cost]);
  return (
    <Stack gap="sm">
      {selected.length > 0 && (
        <Button
          size="xs"
          variant="light"
          w="fit-content"
          loading={pending}
          leftSection={<IconArrowBackUp size={14} />}
          onClick={async () => {
            if (await takeBack(selected, budget)) setChosen(new Set());
          }}
        >
          Remove {countWords(selected.length, 'Session')} ({formatPounds(sumWork(selected).cost)}) from Budget
        </Button>
      )}
      <WorkTable
        label="Attributed work"
        work={work}
        loading={loading}
        note={unseen > 0 ? `${formatPounds(unseen)} more for work by other companies` : undefined}
        {...(plans ? { selected: chosen, onSelect: setChosen } : {})}
        empty={
          <EmptyState
            action={
              <ButtonLink variant="default" to="/ratecard-work">
                Open Work Attribution
              </ButtonLink>
            }
          >
            No work is attributed to this budget.
          </EmptyState>
        }
      />
    </Stack>
  );
}
