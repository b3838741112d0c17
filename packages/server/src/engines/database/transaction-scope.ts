import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Notices a statement that is sent past the open transaction of its own flow, where it would read the world before it: a
 * mistake, said at once.
 */
export function createTransactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    assertOutside(): void {
      if (storage.getStore()?.open) {
        throw new Error('This statement belongs to the open transaction: send it through the transaction.');
      }
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      const scope = { open: true };
      return storage.run(scope, async () => {
        try {
          return await work();
        } finally {
          scope.open = false;
        }
      });
    },
  };
}
