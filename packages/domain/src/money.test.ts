import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDays, quotaUsedPercent, sumDays } from './effort.ts';
import { pounds } from './fields.ts';
import { formatPounds, shareOut, shiftCost, sumPounds, toPence, toPounds } from './money.ts';
import { monthYear } from './planner/month-year.ts';
import { canSplit, splitIntoDays } from './planner/split.ts';

const pence = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const quarters = fc.integer({ min: 1, max: 400 });

describe('money', () => {
  it('pence are unchanged by converting to pounds and back', () => {
    fc.assert(
      fc.property(pence, (amount) => {
        expect(toPence(toPounds(amount))).toBe(amount);
      }),
    );
    expect([1.15, 1.005, 0.1 + 0.2, -2.675].map(toPence)).toEqual([115, 101, 30, -268]);
  });

  it('sums are exact to the penny', () => {
    expect(sumPounds(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    fc.assert(
      fc.property(fc.array(pence, { maxLength: 50 }), (amounts) => {
        expect(toPence(sumPounds(amounts.map(toPounds)))).toBe(amounts.reduce((total, amount) => total + amount, 0));
      }),
    );
  });

  it.each([
    [1_234.5, '£1,234.50'],
    [0, '£0.00'],
    [-5, '-£5.00'],
    [1_000_000.005, '£1,000,000.01'],
    [-0.001, '£0.00'],
  ])('%d is shown as %s (PLN-047)', (amount, shown) => {
    expect(formatPounds(amount)).toBe(shown);
  });

  it.each([
    [7_500, '£7.5k'],
    [-7_500, '-£7.5k'],
    [-1_250_000, '-£1.3m'],
    [-20, '-£20'],
    [0, '£0'],
    [-0.001, '£0'],
  ])('%d is shown in short as %s, the minus before the pound sign (PLN-047)', (amount, shown) => {
    expect(formatPounds(amount, 'short')).toBe(shown);
  });

  it.each([
    ['PLN-017 a quarter of a day', { days: 0.25 }, 333.33, 83.33],
    ['PLN-017 several days', { days: 2.5 }, 400, 1_000],
    ['PLN-017 no rate', { days: 2 }, undefined, 0],
    ['PLN-018 a manual cost counts when it is set', { days: 2, manualCost: true, cost: 50 }, 400, 50],
    ['PLN-018 a manual cost that was not set is nothing', { days: 2, manualCost: true }, 400, 0],
    ['PLN-018 and only then', { days: 2, manualCost: false, cost: 50 }, 400, 800],
  ])('%s', (_, shift, rate, cost) => {
    expect(shiftCost(shift, rate)).toBe(cost);
  });

  it('shares add up to the whole, and each is within a penny of its proportion', () => {
    fc.assert(
      fc.property(pence, fc.array(quarters, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const shares = shareOut(toPounds(amount), weights).map(toPence);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        const all = weights.reduce((total, weight) => total + weight, 0);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (amount * weights[index]!) / all)).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(shareOut(10, [])).toEqual([]);
    expect(shareOut(10, [0, 0])).toEqual([0, 0]);
  });

  it('an amount with more than two decimals is refused with a sentence', () => {
    expect(pounds('Amount').safeParse(19.99).success).toBe(true);
    expect(pounds('Amount').safeParse(1.001).error?.issues[0]?.message).toBe('Amount can have at most two decimals.');
  });
});

describe('effort', () => {
  it.each([
    [5, 10, 50],
    [1, 3, 33],
    [2, 3, 66],
    [9.75, 9.8, 99],
    [12, 10, 120],
    [0.25, 1, 25],
    [5, 0, null],
    [5, undefined, null],
  ])('%d days of a quota of %s are %s percent (PLN-040 OPN-058)', (days, quota, percent) => {
    expect(quotaUsedPercent(days, quota)).toBe(percent);
  });

  it.each([
    [0, '0 days'],
    [1, '1 day'],
    [2.5, '2.5 days'],
    [1_068.25, '1,068.25 days'],
  ])('%d is said as %s', (days, words) => {
    expect(formatDays(days)).toBe(words);
  });

  it('a booking splits into single days with the same total days and cost (PLN-019 PLN-020 OPN-076)', () => {
    expect(canSplit({ days: 1 })).toBe(false);
    expect(splitIntoDays({ date: '2026-02-27', days: 2.5, cost: 100 })).toEqual([
      { date: '2026-02-27', days: 1, cost: 40 },
      { date: '2026-02-28', days: 1, cost: 40 },
      { date: '2026-03-01', days: 0.5, cost: 20 },
    ]);
    fc.assert(
      fc.property(quarters, pence, (count, amount) => {
        const parts = splitIntoDays({ date: '2026-01-31', days: count / 4, cost: toPounds(amount) });
        expect(sumDays(parts.map((part) => part.days))).toBe(count / 4);
        expect(toPence(sumPounds(parts.map((part) => part.cost!)))).toBe(amount);
      }),
    );
  });

  it('a shoot names each month that it touches (PLN-029)', () => {
    expect(monthYear({ date: '2026-12-31', days: 2 })).toEqual({ '12-2026': true, '01-2027': true });
  });
});
