/**
 * A value that is made when it is first asked for, and once. For formatters: the first one costs a slow browser 40 ms, which the
 * first screen would otherwise wait for before it asks the server for anything.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
