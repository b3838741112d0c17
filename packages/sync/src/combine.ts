import { everything, nothing, type Where } from './where.ts';

/** All clauses hold. Empty clauses are dropped; a clause that matches nothing makes the whole match nothing. */
export function and(...wheres: readonly (Where | undefined)[]): Where {
  const parts = wheres.filter((where) => where !== undefined && !isEverything(where)) as Where[];
  if (parts.some(isNothing)) return nothing;
  return parts.length > 1 ? { and: parts } : (parts[0] ?? everything);
}

/** At least one clause holds; without clauses, nothing matches. */
export function or(...wheres: readonly Where[]): Where {
  const parts = wheres.filter((where) => !isNothing(where));
  if (parts.some(isEverything)) return everything;
  return parts.length > 1 ? { or: parts } : (parts[0] ?? nothing);
}

function isEverything(where: Where): boolean {
  return Object.values(where).every((value) => value === undefined);
}

function isNothing(where: Where): boolean {
  return where.or?.length === 0;
}
