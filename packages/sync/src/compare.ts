import { readSteps } from './path.ts';
import type { OrderBy } from './where.ts';

/**
 * Compares text by Unicode code point, as PostgreSQL does under COLLATE "C". JavaScript's `<` compares UTF-16 units,
 * which puts emoji (surrogates, D800–DFFF) before U+E000–FFFF. Ranking surrogates above that range makes the two orders
 * equal.
 */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return lifted(a) - lifted(b);
  }
  return left.length - right.length;
}

function lifted(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Booleans, then numbers, then text. Values without an order (null, arrays, maps) rank with missing values. */
function rank(value: unknown): number {
  switch (typeof value) {
    case 'boolean':
      return 0;
    case 'number':
      return 1;
    case 'string':
      return 2;
    default:
      return missing;
  }
}
const missing = 3;

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (typeof left === typeof right) return Number(left) - Number(right);
  return rank(left) - rank(right);
}

/**
 * Comparison of two documents by a query's order: missing values last in both directions, ties broken by ascending id.
 */
export function compareBy<D extends { id: string }>(orderBy: OrderBy = []): (left: D, right: D) => number {
  const fields = orderBy.map(({ field, direction }) => ({
    steps: field.split('.'),
    sign: direction === 'desc' ? -1 : 1,
  }));
  return (left, right) => {
    for (const { steps, sign } of fields) {
      const a = readSteps(left, steps);
      const b = readSteps(right, steps);
      const aMissing = rank(a) === missing;
      const bMissing = rank(b) === missing;
      if (aMissing && bMissing) continue;
      if (aMissing || bMissing) return aMissing ? 1 : -1;
      const order = compareValues(a, b);
      if (order !== 0) return order * sign;
    }
    return compareText(left.id, right.id);
  };
}
