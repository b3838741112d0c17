import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import type { Billing, Budget, Cost, Payment, Shift } from '@pavilion/domain';
import {
  budgetRemaining,
  budgetSpent,
  budgetUsedPercent,
  lacksRate,
  noRate,
  quotaUsedPercent,
  sumPounds,
} from '@pavilion/domain';
import { saveFile } from '../../kit/save-file.ts';

export interface NamedSheet {
  name: string;
  sheet: WorkSheet;
}
interface Names {
  titles: ReadonlyMap<string, string>;
  budgets: ReadonlyMap<string, string>;
}

/** Text cell, even if the text begins with = + - or @: spreadsheets must not evaluate typed text as a formula. */
const text = (value: string | undefined): CellObject => ({ t: 's', v: value ?? '', z: '@' });
const amount = (pounds: number | undefined): CellObject =>
  pounds === undefined ? text('') : { t: 'n', v: pounds, z: '"£"#,##0.00;[Red]-"£"#,##0.00' };
const number = (value: number): CellObject => ({ t: 'n', v: value });

/** Day as a spreadsheet serial number, counted from 1899-12-30, so that no time zone can shift it. */
function day(date: string | undefined): CellObject {
  if (!date) return text('');
  const serial = Math.round((Date.parse(date.slice(0, 10)) - Date.parse('1899-12-30')) / 86_400_000);
  return { t: 'n', v: serial, z: 'dd/mm/yyyy' };
}

function sheetOf(
  name: string,
  headings: readonly string[],
  rows: readonly CellObject[][],
  widths: number[],
): NamedSheet {
  const sheet = utils.aoa_to_sheet([headings.map(text), ...rows]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  if (rows.length > 0) sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  return { name, sheet };
}

/** Costs in the columns that the import reads (PLN-046), and their budget. */
export function costSheet(costs: readonly Cost[], { titles, budgets }: Names): NamedSheet {
  return sheetOf(
    'Costs',
    ['Date', 'Type', 'Amount', 'Description', 'Brief', 'Budget'],
    costs.map((cost) => [
      day(cost.date),
      text(cost.type),
      amount(cost.amount),
      text(cost.description),
      text(titles.get(cost.productionId ?? '')),
      text(budgets.get(cost.budget ?? '')),
    ]),
    [12, 18, 14, 50, 36, 28],
  );
}

/** The number and the sum of these costs. A sheet of its own: the import would read a last row of theirs as a cost. */
export function totalSheet(costs: readonly Pick<Cost, 'amount'>[]): NamedSheet {
  const total = amount(sumPounds(costs.map((cost) => cost.amount)));
  return sheetOf('Total', ['Costs', 'Total'], [[number(costs.length), total]], [10, 14]);
}

/** `nameOf` is the name of the person with an id. */
export function paymentSheet(payments: readonly Payment[], nameOf: (id: string) => string): NamedSheet {
  return sheetOf(
    'Payments',
    ['Date', 'Amount', 'Description', 'Added by'],
    payments.map((payment) => [
      day(payment.date ?? payment.created_at),
      amount(payment.total),
      text(payment.description),
      text(payment.created_by && nameOf(payment.created_by)),
    ]),
    [12, 14, 50, 28],
  );
}

export function workSheet(work: readonly Shift[], { titles }: Pick<Names, 'titles'>): NamedSheet {
  return sheetOf(
    'Work',
    ['Date', 'Resource', 'Brief', 'Title', 'Days', 'Cost'],
    work.map((shift) => [
      day(shift.date),
      text(shift.resourceName),
      text(titles.get(shift.productionId ?? '')),
      text(shift.title),
      number(shift.days),
      lacksRate(shift) ? text(noRate) : amount(shift.cost),
    ]),
    [12, 28, 36, 36, 8, 14],
  );
}

export function budgetSheet(budget: Budget): NamedSheet {
  const rows: [string, CellObject][] = [
    ['Name', text(budget.name)],
    ['Department', text(budget.department)],
    ['Company', text(budget.company)],
    ['Paid in', amount(budget.paidTotal)],
    ['Costs', amount(budget.costTotal)],
    ['Work', amount(budget.workTotal)],
    ['Remaining', amount(budgetRemaining(budget))],
  ];
  const sheet = utils.aoa_to_sheet(rows.map(([label, cell]) => [text(label), cell]));
  sheet['!cols'] = [{ wch: 16 }, { wch: 36 }];
  return { name: 'Budget', sheet };
}

/** Budgets in the columns of their list. */
export function budgetsSheet(budgets: readonly Budget[]): NamedSheet {
  return sheetOf(
    'Budgets',
    ['Name', 'Department', 'Company', 'Active', 'Paid in', 'Spent', 'Remaining', 'Used'],
    budgets.map((budget) => [
      text(budget.name),
      text(budget.department),
      text(budget.company),
      text(yesOrNo(budget.active)),
      amount(budget.paidTotal),
      amount(budgetSpent(budget)),
      amount(budgetRemaining(budget)),
      percent(budgetUsedPercent(budget)),
    ]),
    [36, 24, 24, 8, 14, 14, 14, 8],
  );
}

/** Billings in the columns of their list. */
export function billingsSheet(billings: readonly Billing[]): NamedSheet {
  return sheetOf(
    'Resource Billables',
    [
      'Name',
      'Group',
      'Company',
      'Active',
      'Start',
      'End',
      'Day rate',
      'Quota',
      'Booked',
      'Quota used',
      'Value used',
      'Chargeable',
    ],
    billings.map((billing) => [
      text(billing.label),
      text(billing.group),
      text(billing.company),
      text(yesOrNo(billing.active)),
      day(billing.start),
      day(billing.end),
      amount(billing.dayRate),
      billing.quota === undefined ? text('') : number(billing.quota),
      number(billing.totalDays),
      percent(quotaUsedPercent(billing.totalDays, billing.quota)),
      amount(billing.totalCost),
      text(yesOrNo(billing.invoice)),
    ]),
    [36, 12, 24, 8, 12, 12, 12, 8, 8, 10, 14, 10],
  );
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const percent = (whole: number | null): CellObject => (whole === null ? text('') : { t: 'n', v: whole / 100, z: '0%' });

/** Bytes of an .xlsx file with these sheets. */
export function workbookBytes(sheets: readonly NamedSheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, sheet } of sheets) utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}

/** Downloads the sheets as `<name>.xlsx`. */
export async function saveWorkbook(name: string, sheets: readonly NamedSheet[]): Promise<void> {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(`${name}.xlsx`, new Blob([workbookBytes(sheets)], { type }));
}
