import { Button } from '@mantine/core';
import { briefs, type Cost, formatPounds, sumPounds } from '@pavilion/domain';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';
import { notifyWarning } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { OverdrawnNote } from '../../parts/overdrawn-note.tsx';
import { useNamed } from '../../parts/use-named.ts';
import { BudgetPick, useBudgetNames } from '../budget-pick.tsx';

/** Gives the selected costs a budget together; budgets of the department of their briefs are offered first. */
export function PayCosts({ costs, onPaid }: { costs: readonly Cost[]; onPaid: () => void }) {
  const [budget, setBudget] = useState<string | null>(null);
  const names = useBudgetNames();
  const briefOf = useNamed(briefs, [...new Set(costs.flatMap(({ productionId }) => productionId ?? []))]);
  const departments = new Set(costs.flatMap(({ productionId }) => briefOf(productionId ?? '')?.department ?? []));
  const call = useCall(calls.billing.payCosts);
  const pay = async (to: string) => {
    const name = names.get(to) ?? 'the budget';
    const answer = await call.run({ costs: costs.map(({ id }) => id), budget: to });
    if (!answer) return;
    const { done, passed } = answer;
    if (passed > 0)
      notifyWarning(`Someone else has already changed ${countWords(passed, 'cost')}. They stay as they are.`);
    if (done.length === 0) return;
    const paid = costs.filter(({ id }) => done.includes(id));
    const words = `${countWords(done.length, 'cost')} (${formatPounds(sumPounds(paid.map(({ amount }) => amount)))})`;
    notifyUndo(`${words} paid by ${name}.`, () => call.run({ costs: done, budget: to, takeBack: true }));
    onPaid();
  };
  return (
    <>
      <BudgetPick
        size="xs"
        w={240}
        aria-label="Budget"
        placeholder="Choose a budget"
        departments={departments}
        value={budget}
        onChange={setBudget}
      />
      <Button size="xs" disabled={!budget} loading={call.pending} onClick={() => budget && void pay(budget)}>
        Set Budget
      </Button>
      <OverdrawnNote budget={budget} more={sumPounds(costs.map(({ amount }) => amount))} />
    </>
  );
}
