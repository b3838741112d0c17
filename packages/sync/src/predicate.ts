import { isMap } from './path.ts';
import type { Scalar, Where } from './where.ts';

/**
 * Normal form of a where-clause. `matches`, `canonical`, the server's index of open queries and the SQL compiler all
 * read this form and never the surface syntax, so they cannot disagree on the meaning of a clause.
 * - `and` of nothing is true, `or` of nothing is false, `not` is plain two-valued negation
 * - `in`: the value is one of `values`, of the same JSON type (1 is not '1'); null stands for null or missing
 * - `contains`: the value is an array with at least one of `values` among its items; null stands for a null item
 * - `gt` …: the value has the operand's type and compares so; text by code point
 */
export type Predicate =
  | { op: 'and' | 'or'; of: readonly Predicate[] }
  | { op: 'not'; of: Predicate }
  | { op: 'in' | 'contains'; path: string; values: readonly Scalar[] }
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; path: string; value: string | number };

/** An invalid where-clause; the message is a sentence for the sender. */
export class WhereError extends Error {}

const always: Predicate = { op: 'and', of: [] };
const never: Predicate = { op: 'or', of: [] };

/**
 * Brings a where-clause to normal form: flattens nested and/or, removes duplicates, merges `in` lists on one path and
 * sorts the parts, so that clauses with the same meaning become equal. Undefined and empty conditions are ignored.
 */
export function normaliseWhere(where: Where): Predicate {
  const parts: Predicate[] = [];
  for (const [key, value] of Object.entries(where)) {
    if (value === undefined) continue;
    if (key === 'and') parts.push(join('and', (value as readonly Where[]).map(normaliseWhere)));
    else if (key === 'or') parts.push(join('or', (value as readonly Where[]).map(normaliseWhere)));
    else if (key === 'not') parts.push(negate(normaliseWhere(value as Where)));
    else parts.push(normaliseCondition(key, value));
  }
  return join('and', parts);
}

function normaliseCondition(path: string, condition: unknown): Predicate {
  if (!isMap(condition)) {
    if (typeof condition === 'object' && condition !== null)
      throw new WhereError(`'${path}' cannot be compared with a list.`);
    return oneOf('in', path, [condition as Scalar]);
  }
  const parts: Predicate[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    if (operand === undefined) continue;
    switch (operator) {
      case 'in':
        parts.push(oneOf('in', path, operand as Scalar[]));
        break;
      case 'contains':
        parts.push(oneOf('contains', path, [operand as Scalar]));
        break;
      case 'containsAny':
        parts.push(oneOf('contains', path, operand as Scalar[]));
        break;
      case 'gt':
      case 'gte':
      case 'lt':
      case 'lte':
        parts.push({ op: operator, path, value: operand as string | number });
        break;
      default:
        throw new WhereError(`'${operator}' is no comparison.`);
    }
  }
  return join('and', parts);
}

function oneOf(op: 'in' | 'contains', path: string, values: readonly Scalar[]): Predicate {
  if (values.length === 0) return never;
  return { op, path, values: values.length === 1 ? values : inOrder([...new Set(values)]) };
}

function negate(predicate: Predicate): Predicate {
  return predicate.op === 'not' ? predicate.of : { op: 'not', of: predicate };
}

/** Joins parts by and/or. A decisive part (false in an `and`, true in an `or`) becomes the whole. */
function join(op: 'and' | 'or', parts: readonly Predicate[]): Predicate {
  // Parts are normal already.
  if (parts.length === 1) return parts[0]!;
  const decisive = op === 'and' ? never : always;
  const lists = new Map<string, readonly Scalar[]>();
  const others = new Map<string, Predicate>();
  const pending = parts.toReversed();
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (part.op === 'and' || part.op === 'or') {
      if (part.op === op) pending.push(...part.of);
      else if (part.of.length === 0) return decisive;
      else others.set(JSON.stringify(part), part);
    } else if (part.op === 'in') {
      const { path, values } = part;
      const known = lists.get(path);
      if (!known) lists.set(path, values);
      else lists.set(path, op === 'or' ? [...known, ...values] : known.filter((value) => values.includes(value)));
    } else others.set(JSON.stringify(part), part);
  }
  const merged = [...lists].map(([path, values]) => oneOf('in', path, values));
  if (op === 'and' && merged.includes(never)) return never;
  const all = [...merged, ...others.values()];
  return all.length === 1 ? all[0]! : { op, of: inOrder(all) };
}

/** Sorted by their JSON, each serialised once. */
function inOrder<T>(values: readonly T[]): T[] {
  const texts = values.map((value) => ({ value, text: JSON.stringify(value) }));
  texts.sort((left, right) => (left.text < right.text ? -1 : left.text > right.text ? 1 : 0));
  return texts.map(({ value }) => value);
}
