import { isMap } from './path.ts';

/**
 * Applies changes to a copy of the document, which shares unchanged parts with the original. A key may be a dotted path
 * into maps, which are created where missing; null removes, undefined is ignored. Whole fields apply before paths into
 * them, whatever the order of the keys. Returns the same document when nothing differs.
 */
export function applyPatch<D extends object>(document: D, changes: object): D {
  const paths = Object.entries(changes).filter(([, value]) => value !== undefined);
  const split = paths.map(([path, value]) => ({ steps: path.split('.'), value: value as unknown }));
  split.sort((left, right) => left.steps.length - right.steps.length);
  return split.reduce((map, { steps, value }) => write(map, steps, 0, value), document as Record<string, unknown>) as D;
}

function write(
  map: Record<string, unknown>,
  steps: readonly string[],
  at: number,
  value: unknown,
): Record<string, unknown> {
  const key = steps[at]!;
  const current = Object.hasOwn(map, key) ? map[key] : undefined;
  if (at < steps.length - 1) {
    if (value === null && !isMap(current)) return map;
    const inner = isMap(current) ? current : {};
    const next = write(inner, steps, at + 1, value);
    return next === current ? map : { ...map, [key]: next };
  }
  if (value === null) {
    if (!Object.hasOwn(map, key)) return map;
    const { [key]: _removed, ...rest } = map;
    return rest;
  }
  return sameJson(current, value) ? map : { ...map, [key]: value };
}

/** Names of the fields that differ, without `id` and `_rev`; undefined stands for a missing document. */
export function changedFields(before: object | undefined, after: object | undefined): string[] {
  const old = (before ?? {}) as Record<string, unknown>;
  const now = (after ?? {}) as Record<string, unknown>;
  const fields = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...fields].filter((field) => field !== 'id' && field !== '_rev' && !sameJson(old[field], now[field]));
}

/**
 * The patch that gives a document these values, or undefined when it has them all. An undefined value counts as null, which
 * clears the field; fields that are not named stay as they are.
 */
export function differing<W extends object>(document: object, wanted: W): W | undefined {
  const now = document as Record<string, unknown>;
  const changes = Object.entries(wanted).filter(([field, value]) => !sameJson(now[field] ?? null, value ?? null));
  if (changes.length === 0) return undefined;
  return Object.fromEntries(changes.map(([field, value]) => [field, value ?? null])) as W;
}

/** Whether two JSON values are equal. The order of keys does not matter, and an undefined key equals a missing one. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => sameJson(item, right[index]))
    );
  }
  if (!isMap(left) || !isMap(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) if (!sameJson(left[key], right[key])) return false;
  return true;
}
