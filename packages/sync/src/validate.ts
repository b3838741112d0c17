import { isMap, pathPattern } from './path.ts';
import { WhereError } from './predicate.ts';
import type { OrderBy, Query, Where } from './where.ts';

/** Limits of a clause from the network; screens stay far below. */
export const whereLimits = {
  depth: 8,
  conditions: 100,
  values: 1_000,
  text: 2_000,
  /** Totals of a whole clause. */
  allValues: 5_000,
  characters: 200_000,
  limit: 10_000,
  offset: 100_000,
  orderBy: 4,
} as const;

/** Validates a where-clause from outside. Throws a `WhereError` with one clear sentence. */
export function validateWhere(input: unknown): Where {
  checkWhere(input, 1, { conditions: 0, values: 0, characters: 0 });
  return input as Where;
}

/** Validates a whole query from outside, in the same way. */
export function validateQuery(input: unknown): Query {
  if (!isMap(input)) throw new WhereError('A query must be an object.');
  const { collection, where, orderBy, limit, offset, ...rest } = input;
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) throw new WhereError(`A query has no '${stray}'.`);
  if (typeof collection !== 'string' || !/^\w{1,64}$/.test(collection))
    throw new WhereError('A query must name its collection.');
  if (limit !== undefined && !isCount(limit, 1, whereLimits.limit)) {
    throw new WhereError(`The limit must be a whole number from 1 to ${whereLimits.limit}.`);
  }
  if (offset !== undefined && !isCount(offset, 0, whereLimits.offset)) {
    throw new WhereError(`The offset must be a whole number from 0 to ${whereLimits.offset}.`);
  }
  const valid: Query = { collection };
  if (where !== undefined) valid.where = validateWhere(where);
  if (orderBy !== undefined) valid.orderBy = validateOrderBy(orderBy);
  if (limit !== undefined) valid.limit = limit;
  if (offset !== undefined) valid.offset = offset;
  return valid;
}

function validateOrderBy(input: unknown): OrderBy {
  if (!Array.isArray(input) || input.length > whereLimits.orderBy) {
    throw new WhereError(`The order must be a list of at most ${whereLimits.orderBy} fields.`);
  }
  return input.map((entry: unknown) => {
    if (!isMap(entry)) throw new WhereError('Each order must name a field and a direction.');
    const { field, direction } = entry;
    if (typeof field !== 'string') throw new WhereError('Each order must name a field and a direction.');
    checkPath(field);
    if (direction !== 'asc' && direction !== 'desc') throw new WhereError("The direction must be 'asc' or 'desc'.");
    return { field, direction };
  });
}

interface Size {
  conditions: number;
  values: number;
  characters: number;
}

function checkWhere(input: unknown, depth: number, size: Size): void {
  if (!isMap(input)) throw new WhereError('A where-clause must be an object.');
  if (depth > whereLimits.depth)
    throw new WhereError(`A where-clause may be nested ${whereLimits.depth} deep at most.`);
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    size.conditions += 1;
    if (size.conditions > whereLimits.conditions) throw tooManyConditions();
    if (key === 'and' || key === 'or') {
      if (!Array.isArray(value)) throw new WhereError(`'${key}' takes a list of where-clauses.`);
      for (const part of value) {
        size.conditions += 1;
        if (size.conditions > whereLimits.conditions) throw tooManyConditions();
        checkWhere(part, depth + 1, size);
      }
    } else if (key === 'not') checkWhere(value, depth + 1, size);
    else checkCondition(key, value, size);
  }
}

const tooManyConditions = () => new WhereError(`A where-clause may have ${whereLimits.conditions} conditions at most.`);

function checkCondition(path: string, condition: unknown, size: Size): void {
  checkPath(path);
  if (!isMap(condition)) {
    checkScalar(path, condition, size);
    return;
  }
  for (const [operator, operand] of Object.entries(condition)) {
    if (operand === undefined) continue;
    switch (operator) {
      case 'in':
      case 'containsAny':
        if (!Array.isArray(operand)) throw new WhereError(`'${operator}' of '${path}' takes a list.`);
        if (operand.length > whereLimits.values) {
          throw new WhereError(`'${operator}' of '${path}' takes ${whereLimits.values} values at most.`);
        }
        for (const value of operand) checkScalar(path, value, size);
        break;
      case 'contains':
        checkScalar(path, operand, size);
        break;
      case 'gt':
      case 'gte':
      case 'lt':
      case 'lte':
        if (typeof operand !== 'string' && typeof operand !== 'number') {
          throw new WhereError(`'${operator}' of '${path}' takes text or a number.`);
        }
        checkScalar(path, operand, size);
        break;
      default:
        throw new WhereError(`'${operator.slice(0, 40)}' is no comparison.`);
    }
  }
}

function checkPath(path: string): void {
  if (path.length > 200 || !pathPattern.test(path)) throw new WhereError(`'${path.slice(0, 40)}' is no field.`);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair in JSON text; comparing with one would fail there. */
const unstorable = /\0|\p{Surrogate}/u;

function checkScalar(path: string, value: unknown, size: Size): void {
  size.values += 1;
  if (size.values > whereLimits.allValues) {
    throw new WhereError(`A where-clause may name ${whereLimits.allValues} values at most.`);
  }
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (typeof value !== 'string')
    throw new WhereError(`'${path}' can be compared with text, a number, true, false or null only.`);
  if (value.length > whereLimits.text) throw new WhereError(`The text for '${path}' is too long.`);
  size.characters += value.length;
  if (size.characters > whereLimits.characters) throw new WhereError('A where-clause is too long.');
  if (unstorable.test(value)) throw new WhereError(`The text for '${path}' has characters that cannot be stored.`);
}

function isCount(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}
