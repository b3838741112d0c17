import { formatNumber } from './count-words.ts';

/** Days of effort as whole quarter days, the unit for sums. */
export const toQuarters = (days: number): number => Math.round(days * 4);
export const toDays = (quarters: number): number => quarters / 4;

/** Sum of days of effort. */
export function sumDays(days: readonly number[]): number {
  return toDays(days.reduce((total, each) => total + toQuarters(each), 0));
}

/** Used share of a quota: floor(days / quota × 100) (PLN-040). Null without a quota (OPN-058). */
export function quotaUsedPercent(days: number, quota: number | undefined): number | null {
  return quota !== undefined && quota > 0 ? Math.floor((days * 100) / quota) : null;
}

/** Days of effort as shown: `1 day`, `2.5 days`, `1,068.25 days`. */
export function formatDays(days: number): string {
  return `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}
