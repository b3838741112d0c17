/** Fields as a patch that clears what is absent: a document takes on all of them, and keeps none of the values before. */
export function orNull<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> | null } {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? null])) as never;
}
