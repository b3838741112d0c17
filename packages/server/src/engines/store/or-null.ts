/** Fields as a patch that clears absent ones, so that no former value is kept. */
export function orNull<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> | null } {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? null])) as never;
}
