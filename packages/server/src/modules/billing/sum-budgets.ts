import { toPence, toPounds } from '@pavilion/domain';
import { type Budget, budgets, costs, payments } from '@pavilion/domain/billing';
import { shifts } from '@pavilion/domain/planner';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import type { Effect, Tx } from '../../engines/store/types.ts';

type Total = 'paidTotal' | 'costTotal' | 'workTotal';
/** Change of each total in pence, by budget. */
type Shares = Map<string, Partial<Record<Total, number>>>;

/** Adds the differences under the lock of each budget, so that simultaneous changes both count. */
async function add(tx: Tx, shares: Shares): Promise<void> {
  for (const [id, share] of [...shares].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const changed = Object.entries(share).filter(([, pence]) => pence !== 0) as [Total, number][];
    const budget = changed.length > 0 ? await tx.lock(budgets, id) : null;
    if (!budget) continue;
    const sums = changed.map(([total, pence]) => [total, toPounds(toPence(budget[total]) + pence)] as const);
    await tx.patch(budgets, id, Object.fromEntries(sums) as Partial<Pick<Budget, Total>>);
  }
}

/** Keeps one total of budgets in step with the documents of one type. */
function sumUp<D extends DocumentType>(
  on: D,
  total: Total,
  partOf: (document: DocumentOf<D>) => { budget: string | undefined; amount: number | undefined },
): Effect<D> {
  async function follow(
    tx: Tx,
    changes: readonly { before: DocumentOf<D> | null; after: DocumentOf<D> | null }[],
  ): Promise<void> {
    const shares: Shares = new Map();
    const count = (document: DocumentOf<D> | null, sign: 1 | -1) => {
      const { budget, amount } = document ? partOf(document) : {};
      if (!budget) return;
      const share = shares.get(budget) ?? {};
      share[total] = (share[total] ?? 0) + sign * toPence(amount ?? 0);
      shares.set(budget, share);
    };
    for (const { before, after } of changes) {
      count(before, -1);
      count(after, 1);
    }
    await add(tx, shares);
  }
  return { on, follow };
}

export const sumPayments = sumUp(payments, 'paidTotal', ({ budgetId, total }) => ({ budget: budgetId, amount: total }));
export const sumCosts = sumUp(costs, 'costTotal', ({ budget, amount }) => ({ budget, amount }));
export const sumWork = sumUp(shifts, 'workTotal', ({ budget, cost }) => ({ budget, amount: cost }));

/** Totals of a budget, counted from all its documents. */
export async function budgetTotals(tx: Tx, id: string): Promise<Record<Total, number>> {
  const pence = (field: string) => `coalesce(sum(round((data->>'${field}')::numeric * 100)), 0)::float8`;
  const [row] = await tx.sql<Record<Total, number>>(
    `SELECT (SELECT ${pence('total')} FROM payments WHERE (data->>'budgetId' COLLATE "C") = $1) AS "paidTotal",
       (SELECT ${pence('amount')} FROM costs WHERE (data->>'budget' COLLATE "C") = $1) AS "costTotal",
       (SELECT ${pence('cost')} FROM shifts WHERE (data->>'budget' COLLATE "C") = $1) AS "workTotal"`,
    [id],
  );
  const { paidTotal, costTotal, workTotal } = row!;
  return { paidTotal: toPounds(paidTotal), costTotal: toPounds(costTotal), workTotal: toPounds(workTotal) };
}
