import { type Budget, closedBudget } from '@pavilion/domain/billing';
import { namedInCell } from './named-in-cell.ts';

export type NamedBudget = Pick<Budget, 'id' | 'name' | 'active'>;

/** The name as the export writes it. */
const nameOf = ({ name }: NamedBudget) => name || 'No name';
const budgetIdIn = (cell: string): string => /\/budget\/([^/?#\s]+)/.exec(cell)?.[1] ?? cell;

/**
 * The budget that a cell names by its name, its id or a link to it; a sentence when it names none, several, or one that takes no new
 * costs. With `expected`, the cell must name that budget.
 */
export function namedBudget(
  cell: string,
  budgets: readonly NamedBudget[],
  expected: NamedBudget | undefined,
): { budget: NamedBudget } | { fault: string } {
  const found = namedInCell(cell, budgets, { idIn: budgetIdIn, nameOf });
  // An old budget may have the name of the present one.
  const open = found.filter(({ active }) => active);
  const budget = found.find((each) => each.id === expected?.id) ?? open[0] ?? found[0];
  if (!budget) return { fault: `No budget has the name ‘${cell}’.` };
  if (expected && budget.id !== expected.id) {
    return { fault: `‘${nameOf(budget)}’ is another budget. These costs are for ‘${nameOf(expected)}’.` };
  }
  if (!expected && open.length > 1) {
    return { fault: `${open.length} budgets have the name ‘${cell}’. Give the link to the budget instead.` };
  }
  const closed = closedBudget(budget);
  return closed ? { fault: closed } : { budget };
}
