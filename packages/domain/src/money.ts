import { toQuarters } from './effort.ts';
import { once } from './once.ts';

/** A stored amount in pounds as whole pence, the unit for sums. */
export function toPence(pounds: number): number {
  // The nearest penny: 1.15 has no exact binary representation.
  return Math.round((pounds + Math.sign(pounds) * 1e-9) * 100);
}

export const toPounds = (pence: number): number => pence / 100;

/** Exact sum of amounts in pounds. */
export function sumPounds(amounts: readonly number[]): number {
  return toPounds(amounts.reduce((total, amount) => total + toPence(amount), 0));
}

/** `exact` to the penny, `short` for narrow places. */
const formats = {
  exact: once(() => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
  short: once(() => new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 })),
};

/** An amount in pounds as shown (PLN-047): `£1,234.50`, `-£20.00`; short `£1.2k`, `-£7.5k`. */
export function formatPounds(pounds: number, length: keyof typeof formats = 'exact'): string {
  const pence = toPence(pounds);
  return `${pence < 0 ? '-' : ''}£${formats[length]().format(Math.abs(pence) / 100)}`;
}

/**
 * Refusal of a negative price. Prices are the rates of billings and the costs of sessions; entries, which are costs and
 * payments, may be negative: a credit, or the correction of a payment, which cannot be deleted.
 */
export const negativePrice = 'A rate or the cost of a session cannot be negative. Enter a credit under Costs.';

/** Cost of a session in pounds: days times the day rate (PLN-017), or the amount set by hand (PLN-018). */
export function shiftCost(
  shift: { days: number; manualCost?: boolean; cost?: number | undefined },
  dayRate: number | undefined,
): number {
  if (shift.manualCost) return shift.cost ?? 0;
  return toPounds(Math.round((toQuarters(shift.days) * toPence(dayRate ?? 0)) / 4));
}

/** Distributes an amount in pounds in proportion to `weights`; the shares add up to it exactly. */
export function shareOut(pounds: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const pence = toPence(pounds);
  let weightSoFar = 0;
  let given = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const due = Math.round((pence * weightSoFar) / total);
    const share = due - given;
    given = due;
    return toPounds(share);
  });
}
