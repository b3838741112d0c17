import { type Cost, readAmount, readSheetDay, type SheetCost } from '@pavilion/domain/billing';
import { type ColumnMeaning, choiceOf, type Fault, plainName, readColumns } from '../system/import/columns.ts';
import type { Sheet } from '../system/import/read-sheet.ts';

interface Draft {
  date?: string;
  type?: string;
  amount?: number;
  description?: string;
}

export interface CostPlan {
  rows: SheetCost[];
  faults: Fault[];
  unknown: string[];
}

const longest = 5_000;
const most = 100_000_000;

const needed = ['Date', 'Type', 'Amount'] as const;
type ColumnName = (typeof needed)[number] | 'Description';

/** The four columns with the headings that people use (PLN-046). */
function meaningsOf(costTypes: readonly string[]): Record<ColumnName, ColumnMeaning<Draft>> {
  return {
    Date: {
      names: ['Date', 'Day', 'Cost date'],
      take: (draft, cell) => {
        draft.date = readSheetDay(cell);
        return draft.date ? undefined : `‘${cell}’ is not a date such as 04/07/2026.`;
      },
    },
    Type: {
      names: ['Type', 'Cost type'],
      take: (draft, cell) => {
        draft.type = choiceOf(costTypes, cell);
        return draft.type ? undefined : `‘${cell}’ is not one of the cost types: ${costTypes.join(', ')}.`;
      },
    },
    Amount: {
      names: ['Amount', 'Amount GBP', 'Cost', 'Total'],
      take: (draft, cell) => {
        draft.amount = readAmount(cell);
        if (draft.amount === undefined) return `‘${cell}’ is not an amount such as £1,234.50.`;
        return Math.abs(draft.amount) > most ? 'This amount is too large.' : undefined;
      },
    },
    Description: {
      names: ['Description', 'Details', 'Notes'],
      take: (draft, cell) => {
        draft.description = cell;
        return cell.length > longest ? 'Description can have at most 5,000 characters.' : undefined;
      },
    },
  };
}

/** The heading in the sheet for each column. */
function headingOf({ names }: ColumnMeaning<Draft>, { headings }: Sheet): number {
  const plain = names.map(plainName);
  return headings.findIndex((heading) => plain.includes(plainName(heading)));
}

const sameCost = (cost: Pick<Cost, 'date' | 'type' | 'amount' | 'description'>) =>
  JSON.stringify([cost.date?.slice(0, 10), cost.type, cost.amount, cost.description]);

/** Occurrences of each key: two taxis on one day at one price are two costs. */
function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Plans the import of a sheet of costs: the new costs, every cell with an error, and the costs that are stored already. */
export function planCosts(
  sheet: Sheet,
  known: { costTypes: readonly string[]; costs: readonly Pick<Cost, 'date' | 'type' | 'amount' | 'description'>[] },
): CostPlan {
  const meanings = meaningsOf(known.costTypes);
  const columns = readColumns(sheet, Object.values(meanings));
  const there = tally(known.costs.map(sameCost));
  const at = needed.map((column) => ({ column, place: headingOf(meanings[column], sheet) }));
  const plan: CostPlan = { rows: [], faults: [], unknown: columns.unknown };
  for (const { column, place } of at) {
    if (place < 0) plan.faults.push({ line: 1, column, reason: `There is no column ${column}.` });
  }
  if (plan.faults.length > 0) return plan;
  for (const row of sheet.rows) {
    const draft: Draft = {};
    const faults = columns.read(row, draft);
    for (const { column, place } of at) {
      if (!row.cells[place]) faults.push({ line: row.line, column, reason: `${column} is needed.` });
    }
    plan.faults.push(...faults);
    const { date, type, amount, description = '' } = draft;
    if (faults.length > 0 || date === undefined || type === undefined || amount === undefined) continue;
    const cost = { date, type, amount, description };
    const left = there.get(sameCost(cost)) ?? 0;
    there.set(sameCost(cost), left - 1);
    plan.rows.push({ line: row.line, ...cost, known: left > 0 });
  }
  return plan;
}
