/** True for a JSON object: what a path may step into (an array may not: its positions are no keys). */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a path may look like: keys of letters, digits and `_ - : @ +`, joined by dots. Anything else is no path to us. */
export const pathPattern = /^[A-Za-z0-9_:@+-]+(\.[A-Za-z0-9_:@+-]+)*$/;

/** Keys that every object has from its prototype: as keys of data they would be taken for what they are not. */
export function isReservedKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** The value at a dotted path, undefined where any step is missing. Steps only into own keys of maps. */
export function readPath(document: object, path: string): unknown {
  return readSteps(document, path.split('.'));
}

/** `readPath` for a path that was split before, for callers that read the same path of many documents. */
export function readSteps(document: object, steps: readonly string[]): unknown {
  let value: unknown = document;
  for (const step of steps) {
    if (!isMap(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}
