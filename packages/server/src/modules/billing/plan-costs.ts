import { type Cost, readSheetAmount, readSheetDay, type SheetCost } from '@pavilion/domain/billing';
import { type ColumnMeaning, choiceOf, type Fault, plainName, readColumns } from '../system/import/columns.ts';
import type { Sheet } from '../system/import/read-sheet.ts';
import { type NamedBrief, namedBrief } from './named-brief.ts';
import { type NamedBudget, namedBudget } from './named-budget.ts';

interface Draft {
  date?: string;
  type?: string;
  amount?: number;
  description?: string;
  brief?: NamedBrief;
  budget?: NamedBudget;
  question?: string;
}

export interface CostPlan {
  rows: SheetCost[];
  faults: Fault[];
  unknown: string[];
}

const longest = 5_000;

const needed = ['Date', 'Type', 'Amount'] as const;
type ColumnName = (typeof needed)[number] | 'Description' | 'Brief' | 'Budget';

/** What the rows of a sheet are compared with. */
export interface KnownCosts {
  costTypes: readonly string[];
  /** The costs that exist already. */
  costs: readonly Pick<Cost, 'date' | 'type' | 'amount' | 'description' | 'productionId'>[];
  /** The briefs that the sheet may name. */
  briefs: readonly NamedBrief[];
  /** The brief that all costs are for, if one was chosen. */
  brief: NamedBrief | undefined;
  budgets: readonly NamedBudget[];
  /** The budget that pays for all costs, if one was chosen. */
  budget: NamedBudget | undefined;
}

const briefNames = ['Brief', 'Brief title', 'Production'];

/** The four columns of PLN-046, the brief and the budget, with the headings that people use. */
function meaningsOf({
  costTypes,
  briefs,
  brief,
  budgets,
  budget,
}: KnownCosts): Record<ColumnName, ColumnMeaning<Draft>> {
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
      take: (draft, cell, isNumber) => {
        const reading = readSheetAmount(cell, isNumber);
        if (reading.kind === 'empty') return undefined;
        if (reading.kind === 'wrong') return reading.message;
        draft.amount = reading.value;
        if (reading.kind === 'unclear') draft.question = reading.message;
        return undefined;
      },
    },
    Description: {
      names: ['Description', 'Details', 'Notes'],
      take: (draft, cell) => {
        draft.description = cell;
        return cell.length > longest ? 'Description can have at most 5,000 characters.' : undefined;
      },
    },
    Brief: {
      names: briefNames,
      take: (draft, cell) => {
        const named = namedBrief(cell, briefs, brief);
        if ('fault' in named) return named.fault;
        draft.brief = named.brief;
        return undefined;
      },
    },
    Budget: {
      names: ['Budget'],
      take: (draft, cell) => {
        const named = namedBudget(cell, budgets, budget);
        if ('fault' in named) return named.fault;
        draft.budget = named.budget;
        return undefined;
      },
    },
  };
}

/** The heading in the sheet for each column. */
function headingOf(names: readonly string[], { headings }: Sheet): number {
  const plain = names.map(plainName);
  return headings.findIndex((heading) => plain.includes(plainName(heading)));
}

const sameCost = (cost: Pick<Cost, 'date' | 'type' | 'amount' | 'description'>) =>
  JSON.stringify([cost.date?.slice(0, 10), cost.type, cost.amount, cost.description]);

/**
 * Says of each row whether its cost exists already, and uses that cost up: two taxis on one day at one price are two costs. A
 * row matches a cost of its own brief, or else one without a brief, which may be from a sheet that had no such column. A row
 * without a brief matches a cost without one, or else any.
 */
function existing(costs: KnownCosts['costs']): (row: Omit<SheetCost, 'line' | 'known'>) => boolean {
  const briefsOf = new Map<string, (string | undefined)[]>();
  for (const cost of costs) {
    const key = sameCost(cost);
    briefsOf.set(key, [...(briefsOf.get(key) ?? []), cost.productionId]);
  }
  return (row) => {
    const left = briefsOf.get(sameCost(row)) ?? [];
    const own = left.indexOf(row.brief?.id);
    const at = own >= 0 ? own : row.brief ? left.indexOf(undefined) : left.length - 1;
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  };
}

/** The row that an equal one repeats, if an earlier row of the sheet is equal. */
function repetition(): (row: Omit<SheetCost, 'known'>) => number | undefined {
  const lines = new Map<string, number>();
  return (row) => {
    const key = JSON.stringify([sameCost(row), row.brief?.id]);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, row.line);
    return line;
  };
}

/** Cells of a sheet that name a brief. */
export function briefCells(sheet: Sheet): string[] {
  const at = headingOf(briefNames, sheet);
  return at < 0 ? [] : [...new Set(sheet.rows.flatMap(({ cells }) => cells[at] || []))];
}

/** Plans the import of a sheet of costs: the new costs, every cell with an error, and the costs that are stored already. */
export function planCosts(sheet: Sheet, known: KnownCosts): CostPlan {
  const meanings = meaningsOf(known);
  const columns = readColumns(sheet, Object.values(meanings));
  const exists = existing(known.costs);
  const repeated = repetition();
  const at = needed.map((column) => ({ column, place: headingOf(meanings[column].names, sheet) }));
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
    // A row with errors asks nothing: it says at once all that is wrong in its cells.
    if (faults.length > 0 && draft.question)
      faults.push({ line: row.line, column: 'Amount', reason: `${draft.question} Write it so that it is clear.` });
    plan.faults.push(...faults);
    const { date, type, amount, description = '', brief, budget, question } = draft;
    if (faults.length > 0 || date === undefined || type === undefined || amount === undefined) continue;
    const cost = { line: row.line, date, type, amount, description, ...(brief ? { brief } : {}) };
    const paid = budget ? { budget: { id: budget.id, name: budget.name || 'No name' } } : {};
    const repeats = repeated(cost);
    plan.rows.push({
      ...cost,
      ...paid,
      known: exists(cost),
      ...(repeats ? { repeats } : {}),
      ...(question ? { question } : {}),
    });
  }
  return plan;
}
