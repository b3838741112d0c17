/** True for a JSON object, which a path can enter. Arrays are excluded: positions are not keys. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Syntax of a path: keys of letters, digits and `_ - : @ +`, joined by dots. */
export const pathPattern = /^[A-Za-z0-9_:@+-]+(\.[A-Za-z0-9_:@+-]+)*$/;

/** Keys that every object inherits from its prototype; as data keys they would read inherited values. */
export function isReservedKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** The value at a dotted path; undefined where a step is missing. Follows only own keys of maps. */
export function readPath(document: object, path: string): unknown {
  return readSteps(document, path.split('.'));
}

/** `readPath` for a pre-split path, for reading the same path of many documents. */
export function readSteps(document: object, steps: readonly string[]): unknown {
  let value: unknown = document;
  for (const step of steps) {
    if (!isMap(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}
