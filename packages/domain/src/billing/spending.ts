import { addMonths, dayOf } from '../dates.ts';
import { toPence, toPounds } from '../money.ts';

interface Dated {
  date?: string | undefined;
}

/** One month of a budget, in pounds. */
export interface MonthOfSpending {
  /** YYYY-MM. */
  month: string;
  costs: number;
  work: number;
  /** Cumulative spending at the end of the month. */
  spent: number;
}

/** Ten years. A date further away is probably a typo, and would fill the chart with empty months. */
const mostMonths = 120;

/**
 * Spending of a budget by month, without gaps, and the amount without a date, in pounds. Sums are computed in pence. The months
 * and the undated amount add up to the total.
 */
export function spendingByMonth(
  costs: readonly (Dated & { amount: number })[],
  work: readonly (Dated & { cost?: number | undefined })[],
): { months: MonthOfSpending[]; undated: number } {
  const byMonth = new Map<string, { costs: number; work: number }>();
  let undated = 0;
  const add = (date: string | undefined, kind: 'costs' | 'work', pence: number) => {
    if (!date) {
      undated += pence;
      return;
    }
    const month = dayOf(date).slice(0, 7);
    const entry = byMonth.get(month) ?? { costs: 0, work: 0 };
    entry[kind] += pence;
    byMonth.set(month, entry);
  };
  for (const { date, amount } of costs) add(date, 'costs', toPence(amount));
  for (const { date, cost } of work) add(date, 'work', toPence(cost ?? 0));

  let spent = 0;
  const months = monthsBetween([...byMonth.keys()].sort()).map((month) => {
    const entry = byMonth.get(month) ?? { costs: 0, work: 0 };
    spent += entry.costs + entry.work;
    return { month, costs: toPounds(entry.costs), work: toPounds(entry.work), spent: toPounds(spent) };
  });
  return { months, undated: toPounds(undated) };
}

/** Every month from the first to the last. Only the named months if that would be more than `mostMonths`. */
function monthsBetween(named: readonly string[]): readonly string[] {
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return [];
  const all: string[] = [];
  for (let month = first; month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    all.push(month);
    if (all.length > mostMonths) return named;
  }
  return all;
}
