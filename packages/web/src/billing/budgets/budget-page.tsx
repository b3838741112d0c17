import { Alert, Group, SimpleGrid, Stack } from '@mantine/core';
import {
  type Budget,
  budgetHolds,
  budgetRemaining,
  budgetSpent,
  budgets,
  budgetUsedPercent,
  costs,
  formatPounds,
  payments,
  shifts,
  spendingByMonth,
} from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CountTabs } from '../../kit/count-tabs.tsx';
import { countWords } from '../../kit/count-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { urlChoice } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { lengthOf } from '../../parts/length-of.ts';
import { usePeople } from '../../parts/use-people.ts';
import { useRemoveUntouched } from '../../parts/use-remove-untouched.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { useBriefTitles } from '../brief-titles.tsx';
import { useBudgetNames } from '../budget-pick.tsx';
import { CostsPanel } from '../costs/costs-panel.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { Figure } from '../figure.tsx';
import { UsedBar } from '../used-bar.tsx';
import { BudgetDetails } from './budget-details.tsx';
import classes from './budget-page.module.css';
import { BudgetWork } from './budget-work.tsx';
import { PaymentsPanel } from './payments-panel.tsx';

const SpendingChart = lazyPart(() => import('./spending-chart.tsx').then((module) => module.SpendingChart), {
  fallback: <PleaseWait height={260} />,
});

const tabs = ['costs', 'work', 'payments'] as const;
const address = { tab: urlChoice(tabs, 'costs') };

/** Page of a budget: payments, costs, work and the remaining amount (PLN-042..047). */
export function BudgetPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: budget, status } = useDoc(budgets, id);
  usePageHead(budget?.name || undefined, [{ label: 'Budgets', to: '/budgets' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!budget) return <EmptyState>This budget does not exist, or you do not have access to it.</EmptyState>;
  return <OpenBudget key={budget.id} budget={budget} />;
}

/** A dash before the first answer. */
const words = (result: Parameters<typeof lengthOf>[0], one: string) => {
  const length = lengthOf(result);
  return length === undefined ? '–' : countWords(length, one);
};

function OpenBudget({ budget }: { budget: Budget }) {
  const [{ tab }, setUrl] = useUrlState(address);
  const byDate = [{ field: 'date', direction: 'asc' }] as const;
  const paid = useLive(payments, {
    where: { budgetId: budget.id },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  const spent = useLive(costs, { where: { budget: budget.id }, orderBy: byDate });
  const work = useLive(shifts, { where: { budget: budget.id }, orderBy: byDate });
  const spending = useMemo(() => spendingByMonth(spent.documents, work.documents), [spent.documents, work.documents]);
  const loading = spent.status === 'loading' || work.status === 'loading';
  // What was spent is known before what it was spent on.
  const charted = loading ? budgetSpent(budget) !== 0 : spending.months.length > 0;
  const remaining = budgetRemaining(budget);
  const percent = budgetUsedPercent(budget);
  const holds = budgetHolds({
    payments: paid.documents.length,
    costs: spent.documents.length,
    sessions: work.documents.length,
  });
  useRemoveUntouched(budgets, budget);
  return (
    <Stack gap="md">
      {!budget.active && (
        <Alert color="gray" variant="light">
          This budget is inactive, so it is not offered for work and costs.{' '}
          {holds ? 'Switch on Active to use it again.' : 'Switch on Active once it is complete.'}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <Figure label="Paid in" value={formatPounds(budget.paidTotal)} note={words(paid, 'payment')} />
        <Figure label="Costs" value={formatPounds(budget.costTotal)} note={words(spent, 'cost')} />
        <Figure label="Work" value={formatPounds(budget.workTotal)} note={words(work, 'session')} />
        <Figure
          label="Remaining"
          value={formatPounds(remaining)}
          alarming={remaining < 0}
          note={percent !== null && <UsedBar percent={percent} words={`${formatPounds(budgetSpent(budget))} spent`} />}
        />
      </SimpleGrid>
      <div className={classes.overview} data-chart={charted}>
        {charted && (
          <Panel
            title="Spending by Month"
            note={
              spending.undated !== 0 ? `${formatPounds(spending.undated)} without a date is not included.` : undefined
            }
          >
            {loading ? <PleaseWait height={260} /> : <SpendingChart months={spending.months} paid={budget.paidTotal} />}
          </Panel>
        )}
        <BudgetDetails budget={budget} holds={holds} />
      </div>
      <Group justify="space-between" gap="sm" align="center">
        <CountTabs
          label="Budget"
          value={tab}
          onChange={(next) => setUrl({ tab: next })}
          tabs={[
            { value: 'costs', label: 'Costs', count: lengthOf(spent) },
            { value: 'work', label: 'Work', count: lengthOf(work) },
            { value: 'payments', label: 'Payments', count: lengthOf(paid) },
          ]}
        />
        <ExportBudget budget={budget} paid={paid.documents} spent={spent.documents} work={work.documents} />
      </Group>
      {tab === 'costs' && (
        <CostsPanel
          costs={spent.documents}
          loading={spent.status === 'loading'}
          error={spent.status === 'refused' ? (spent.error?.message ?? 'The costs could not be loaded.') : undefined}
          scope={{ budget: budget.id }}
          closed={!budget.active}
          fileName={`${budget.name} costs`}
        />
      )}
      {tab === 'work' && <BudgetWork budget={budget} work={work.documents} loading={work.status === 'loading'} />}
      {tab === 'payments' && (
        <PaymentsPanel budget={budget} payments={paid.documents} loading={paid.status === 'loading'} />
      )}
    </Stack>
  );
}

interface ExportProps {
  budget: Budget;
  paid: Parameters<typeof PaymentsPanel>[0]['payments'];
  spent: Parameters<typeof CostsPanel>[0]['costs'];
  work: Parameters<typeof BudgetWork>[0]['work'];
}

/** Exports the budget to a spreadsheet with sheets for the budget, payments, costs and work. */
function ExportBudget({ budget, paid, spent, work }: ExportProps) {
  const belongings = useMemo(() => [...spent, ...work], [spent, work]);
  const titles = useBriefTitles(belongings);
  const names = useBudgetNames();
  const adders = usePeople(useMemo(() => paid.flatMap(({ created_by }) => created_by ?? []), [paid]));
  return (
    <ExportButton
      fileName={budget.name}
      sheets={(book) => [
        book.budgetSheet(budget),
        book.paymentSheet(paid, adders.nameOf),
        book.costSheet(spent, { titles, budgets: names }),
        book.workSheet(work, { titles }),
      ]}
    >
      Export Budget
    </ExportButton>
  );
}
