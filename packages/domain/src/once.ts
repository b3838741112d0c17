/**
 * Makes a value when it is first asked for, and keeps it. For formatters: the first one takes a slow browser up to 90 ms, which the
 * first page would otherwise spend before it asks the server for anything.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
