import { sameJson } from './patch.ts';
import { readPath } from './path.ts';

/** Current values at these paths, null where absent: the expectation for a later change. */
export function heldBy(document: object, paths: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(paths.map((path) => [path, readPath(document, path) ?? null]));
}

/** Whether a document still has all expected values. */
export function holds(document: object, expected: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([path, value]) => sameJson(readPath(document, path) ?? null, value));
}
