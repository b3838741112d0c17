import { sameJson } from './patch.ts';
import { readPath } from './path.ts';

/** What a document holds at these paths, null for nothing: what a later change may expect of it. */
export function heldBy(document: object, paths: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(paths.map((path) => [path, readPath(document, path) ?? null]));
}

/** Whether a document still holds all that is expected of it. */
export function holds(document: object, expected: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([path, value]) => sameJson(readPath(document, path) ?? null, value));
}
