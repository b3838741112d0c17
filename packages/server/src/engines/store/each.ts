/** Wraps an effect for one document at a time. Documents are handled one after the other, since they share a connection. */
export function each<T, C, R>(one: (tx: T, change: C) => Promise<R>): (tx: T, changes: readonly C[]) => Promise<R[]> {
  return async (tx, changes) => {
    const results: R[] = [];
    for (const change of changes) results.push(await one(tx, change));
    return results;
  };
}
