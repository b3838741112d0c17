import { read } from '@e965/xlsx';
import type { Billing, Budget, Cost, Payment, Shift } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import {
  billingsSheet,
  budgetSheet,
  budgetsSheet,
  costSheet,
  paymentSheet,
  totalSheet,
  workbookBytes,
  workSheet,
} from './workbook.ts';

const names = { titles: new Map([['p1', '@Summer']]), budgets: new Map([['b1', '-Digital']]) };
const cost = (fields: Partial<Cost>) => ({ id: 'c', amount: 0, description: '', ...fields }) as Cost;

/** Cells of a sheet, read back from the file. */
function cellsOf(sheets: Parameters<typeof workbookBytes>[0], name: string) {
  const book = read(workbookBytes(sheets), { cellNF: true, cellFormula: true });
  return book.Sheets[name]!;
}

describe('the export', () => {
  it('has the columns of the import, with days as dates and amounts as numbers in pounds (PLN-046)', () => {
    const sheet = cellsOf(
      [costSheet([cost({ date: '2026-07-04', type: 'Travel', amount: 1_234.5, description: 'Train' })], names)],
      'Costs',
    );
    expect(['A1', 'B1', 'C1', 'D1'].map((at) => sheet[at].v)).toEqual(['Date', 'Type', 'Amount', 'Description']);
    expect(sheet.A2).toMatchObject({ t: 'n', v: 46_207, w: '04/07/2026' });
    expect(sheet.C2).toMatchObject({ t: 'n', v: 1_234.5, w: '£1,234.50' });
  });

  it.each(['=1+1', '+44 20', '-5', '@SUM(A1)', '=HYPERLINK("http://x")'])('keeps ‘%s’ as text', (words) => {
    const row = cost({ description: words, type: words, productionId: 'p1', budget: 'b1' });
    const sheet = cellsOf([costSheet([row], names)], 'Costs');
    for (const [at, value] of [
      ['B2', words],
      ['D2', words],
      ['E2', '@Summer'],
      ['F2', '-Digital'],
    ] as const) {
      expect(sheet[at]).toMatchObject({ t: 's', v: value });
      expect(sheet[at].f).toBeUndefined();
    }
  });

  it('has the remaining amount of a budget, and its work', () => {
    const budget = { name: 'Digital', paidTotal: 100.1, costTotal: 0.2, workTotal: 99.91 } as Budget;
    const session = { date: '2026-07-04', resourceName: 'Ana', title: '', days: 0.25 };
    const work = [
      { ...session, cost: 83.33 },
      { ...session, invoiceable: true, cost: 0 },
    ] as Shift[];
    const sheets = [budgetSheet(budget), workSheet(work, names)];
    expect(cellsOf(sheets, 'Budget').B7).toMatchObject({ v: -0.01 });
    expect(cellsOf(sheets, 'Work').F2).toMatchObject({ v: 83.33 });
    expect(cellsOf(sheets, 'Work').F3).toMatchObject({ t: 's', v: 'No rate' });
  });

  it('has the total of its costs on a sheet of its own, which the import does not read (PLN-046 PLN-047)', () => {
    const costs = [cost({ amount: 0.1 }), cost({ amount: 0.2 }), cost({ amount: -10 })];
    const sheets = [costSheet(costs, names), totalSheet(costs)];
    const total = cellsOf(sheets, 'Total');
    expect([total.A2.v, total.B2.v, total.B2.w]).toEqual([3, -9.7, '-£9.70']);
    expect(cellsOf(sheets, 'Costs')['!ref']).toBe('A1:F4');
  });

  it('has budgets and billables as their lists show them, and who added a payment (PLN-036 PLN-042)', () => {
    const budget = { name: 'Digital', active: false, paidTotal: 1_000, costTotal: 900, workTotal: 99.5 } as Budget;
    const budgets = cellsOf([budgetsSheet([budget])], 'Budgets');
    expect(['A2', 'D2', 'E2', 'F2', 'G2', 'H2'].map((at) => budgets[at].w)).toEqual([
      'Digital',
      'No',
      '£1,000.00',
      '£999.50',
      '£0.50',
      '99%',
    ]);
    const rate = { label: 'Suite', active: true, totalDays: 1, totalCost: 321.5, dayRate: 321.5, quota: 3 } as Billing;
    const billings = cellsOf([billingsSheet([rate])], 'Resource Billables');
    expect(['A2', 'G2', 'H2', 'I2', 'J2', 'K2', 'L2'].map((at) => billings[at].w)).toEqual([
      'Suite',
      '£321.50',
      '3',
      '1',
      '33%',
      '£321.50',
      'No',
    ]);
    const payment = { date: '2026-07-04', total: 5, description: '', created_by: 'u1' } as Payment;
    const paid = cellsOf([paymentSheet([payment], (id) => `Name of ${id}`)], 'Payments');
    expect([paid.B2.w, paid.D2.v]).toEqual(['£5.00', 'Name of u1']);
  });
});
