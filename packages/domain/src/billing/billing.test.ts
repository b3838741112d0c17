import { matches } from '@pavilion/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { formatPounds, toPence, toPounds } from '../money.ts';
import type { Shift } from '../planner/documents.ts';
import { budgetRemaining, budgetSpent, budgetUsedPercent } from './budget-account.ts';
import { missingForCost } from './missing-for-cost.ts';
import { paymentFault } from './payment-fault.ts';
import { readSheetAmount, readTypedAmount } from './read-amount.ts';
import { readSheetDay } from './read-sheet-day.ts';
import { spendingByMonth } from './spending.ts';
import { groupWork, sumWork, unattributedWork } from './work-attribution.ts';

const pence = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const days = fc.integer({ min: 0, max: 4_000 }).map((more) => addDays('2020-01-01', more));

describe('the totals of a budget', () => {
  it('remaining and spent amounts add up to the amount paid in, to the penny', () => {
    fc.assert(
      fc.property(pence, pence, pence, (paid, cost, work) => {
        const totals = { paidTotal: toPounds(paid), costTotal: toPounds(cost), workTotal: toPounds(work) };
        expect(toPence(budgetRemaining(totals))).toBe(paid - cost - work);
        expect(toPence(budgetSpent(totals))).toBe(cost + work);
      }),
    );
  });

  it.each([
    [{ paidTotal: 300, costTotal: 100, workTotal: 0 }, 33],
    [{ paidTotal: 1_000, costTotal: 689, workTotal: 0 }, 68],
    [{ paidTotal: 1_000, costTotal: 859, workTotal: 0 }, 85],
    [{ paidTotal: 100, costTotal: 100, workTotal: 20.4 }, 120],
    [{ paidTotal: 0, costTotal: 10, workTotal: 0 }, null],
    [{ paidTotal: 1_000, costTotal: 998, workTotal: 0 }, 99],
    [{ paidTotal: 1_000, costTotal: 999.99, workTotal: 0 }, 99],
    [{ paidTotal: 1_000, costTotal: 1_000, workTotal: 0 }, 100],
    [{ paidTotal: 1_000, costTotal: 1_000, workTotal: 0.01 }, 101],
    [{ paidTotal: 1_000, costTotal: 0.01, workTotal: 0 }, 1],
    [{ paidTotal: 1_000, costTotal: 0, workTotal: 0 }, 0],
  ])('%j is used to %s percent, rounded as the percentages of quotas are (PLN-040)', (totals, percent) => {
    expect(budgetUsedPercent(totals)).toBe(percent);
  });
});

describe('a cost', () => {
  const whole = { productionId: 'b', date: '2026-07-04', amount: 12.5, type: 'Travel' };

  it('needs brief, date, amount and type before it can be added (PLN-044)', () => {
    expect(missingForCost({})).toEqual(['productionId', 'date', 'amount', 'type']);
    expect(missingForCost(whole)).toEqual([]);
    for (const need of ['productionId', 'date', 'amount', 'type'] as const) {
      for (const nothing of [undefined, null, '']) {
        expect(missingForCost({ ...whole, [need]: nothing } as never)).toEqual([need]);
      }
    }
  });

  it.each([
    ['£1,234.50', 1_234.5],
    ['1234.5', 1_234.5],
    ['£ 12', 12],
    ['-£5.00', -5],
    ['£-5.00', -5],
    ['(£1,020.30)', -1_020.3],
    ['.5', 0.5],
    ['0.30000000000000004', 0.3],
    ['1,234.1999999999998', 1_234.2],
    ['12.5000', 12.5],
    ['GBP 7', 7],
    ['-0', 0],
  ])('an amount ‘%s’ in a sheet is read as %s (PLN-046)', (text, amount) => {
    expect(readSheetAmount(text)).toEqual({ kind: 'clear', value: amount });
  });

  it.each([
    ['1.234,50', 1_234.5],
    ['1,23', 1.23],
    ['12.999', 12_999],
    ['1.230', 1_230],
  ])('an amount ‘%s’ in a sheet leads to the question of a form, whether it is %s (PLN-046)', (text, amount) => {
    expect(readSheetAmount(text)).toMatchObject({ kind: 'unclear', value: amount });
    expect(readSheetAmount(text)).toEqual(readTypedAmount(text));
  });

  it.each([
    ['10.005', { kind: 'wrong', message: 'An amount has at most two decimals.' }],
    ['333.3333', { kind: 'wrong', message: 'An amount has at most two decimals.' }],
    ['1250.5', { kind: 'clear', value: 1_250.5 }],
    ['0.30000000000000004', { kind: 'clear', value: 0.3 }],
  ])('a number %s in a cell of a workbook has no separators of thousands (PLN-046)', (text, reading) => {
    expect(readSheetAmount(text, true)).toEqual(reading);
  });

  it.each(['£', '.', '12,34.5', '$5', 'a lot', '1e5', '=1+1', '0.005', '1,000.125', '200000000', '200000000.000'])(
    'an amount ‘%s’ in a sheet is refused (PLN-046)',
    (text) => {
      expect(readSheetAmount(text)).toMatchObject({ kind: 'wrong' });
    },
  );

  it('a payment is of an amount other than nothing; one stored as nothing can stay (OPN-080)', () => {
    const none = { total: 0 };
    expect(paymentFault(none, null)?.message).toBe('A payment of £0.00 moves no money. Enter an amount.');
    expect(paymentFault(none, { total: 5 })?.field).toBe('total');
    expect(paymentFault(none, none)).toBeUndefined();
    for (const total of [0.01, -5]) expect(paymentFault({ total }, null)).toBeUndefined();
  });

  it('every displayed amount reads back as the same amount (PLN-046 PLN-047)', () => {
    fc.assert(
      fc.property(pence, (amount) => {
        expect(readSheetAmount(formatPounds(toPounds(amount)))).toEqual({ kind: 'clear', value: toPounds(amount) });
        expect(readSheetAmount(String(toPounds(amount)))).toEqual({ kind: 'clear', value: toPounds(amount) });
      }),
    );
  });

  it.each([
    ['04/07/2026', '2026-07-04'],
    ['4/7/26', '2026-07-04'],
    ['31.12.2025', '2025-12-31'],
    ['2026-07-04', '2026-07-04'],
    ['2026-07-04T00:00:00.000Z', '2026-07-04'],
    ['46207', '2026-07-04'],
    ['46207.5', '2026-07-04'],
    ['07/31/2026', undefined],
    ['29/02/2026', undefined],
    ['12345678', undefined],
    ['00001', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('a date ‘%s’ is read as %s (PLN-046)', (text, day) => {
    expect(readSheetDay(text)).toBe(day);
  });

  it('every day reads back from each of its three spellings (PLN-046)', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, date] = day.split('-');
        const serial = Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000);
        expect([day, `${date}/${month}/${year}`, String(serial)].map(readSheetDay)).toEqual([day, day, day]);
      }),
    );
  });
});

describe('spending by month', () => {
  it('has every month from the first to the last, and adds up to the penny', () => {
    const entry = fc.record({ date: fc.option(days, { nil: undefined }), pence });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), fc.array(entry, { maxLength: 30 }), (costs, work) => {
        const { months, undated } = spendingByMonth(
          costs.map((one) => ({ date: one.date, amount: toPounds(one.pence) })),
          work.map((one) => ({ date: one.date, cost: toPounds(one.pence) })),
        );
        const all = [...costs, ...work].reduce((sum, one) => sum + one.pence, 0);
        const inMonths = months.reduce((sum, month) => sum + toPence(month.costs) + toPence(month.work), 0);
        expect(inMonths + toPence(undated)).toBe(all);
        expect(toPence(months.at(-1)?.spent ?? 0)).toBe(inMonths);
        expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
      }),
    );
    const gap = [
      { date: '2026-01-31', amount: 1 },
      { date: '2026-03-01', amount: 2 },
    ];
    const { months } = spendingByMonth(gap, []);
    expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(months[1]).toMatchObject({ costs: 0, work: 0, spent: months[0]!.spent });
  });

  it('a mistyped year adds no empty months', () => {
    const far = [
      { date: '1999-01-01', amount: 1 },
      { date: '2999-01-01', amount: 2 },
    ];
    expect(spendingByMonth(far, []).months).toHaveLength(2);
  });
});

describe('work attribution', () => {
  const shift = { id: 's', invoiceable: true, date: '2022-02-01', days: 1, resourceId: 'r' };

  it.each([
    ['PLN-049 invoiceable without a budget', {}, true],
    ['PLN-049 with a budget', { budget: 'b' }, false],
    ['PLN-049 not invoiceable', { invoiceable: false }, false],
    ['PLN-050 before 1 February 2022', { date: '2022-01-31' }, false],
    ['PLN-050 with a time of day', { date: '2022-02-01T09:00' }, true],
  ])('%s', (_, fields, isOffered) => {
    expect(matches({ ...shift, ...fields }, unattributedWork)).toBe(isOffered);
  });

  it('groups by brief or resource, with group totals that add up to the overall total', () => {
    const work = fc.record({
      productionId: fc.constantFrom(undefined, 'p1', 'p2'),
      resourceId: fc.constantFrom('r1', 'r2', 'r3'),
      quarters: fc.integer({ min: 1, max: 40 }),
      pence,
    });
    fc.assert(
      fc.property(fc.array(work, { maxLength: 40 }), fc.constantFrom('productionId', 'resourceId'), (made, by) => {
        const shifts = made.map(({ quarters, pence: cost, ...rest }) => ({
          ...rest,
          days: quarters / 4,
          cost: toPounds(cost),
        })) as unknown as Shift[];
        const groups = groupWork(shifts, by as 'productionId' | 'resourceId');
        const all = sumWork(shifts);
        expect(groups.reduce((sum, group) => sum + toPence(group.cost), 0)).toBe(toPence(all.cost));
        expect(groups.reduce((sum, group) => sum + group.days, 0)).toBe(all.days);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
});
