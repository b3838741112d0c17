import { type ClientRequest, writtenKeys } from '@pavilion/sync';

/**
 * Does the changes of one socket to one document in the order in which they came. A page waits for each answer itself, but not
 * when it is closed: then it sends all at once, and the last value must be the last.
 */
export function createOrder() {
  const last = new Map<string, Promise<unknown>>();
  return async function inOrder<T>(message: ClientRequest, work: () => Promise<T>): Promise<T> {
    const keys = writtenKeys(message);
    const before = keys.flatMap((key) => last.get(key) ?? []);
    const mine = before.length > 0 ? Promise.allSettled(before).then(work) : work();
    for (const key of keys) last.set(key, mine);
    try {
      return await mine;
    } finally {
      for (const key of keys) if (last.get(key) === mine) last.delete(key);
    }
  };
}
