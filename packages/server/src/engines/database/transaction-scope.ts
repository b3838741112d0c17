import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Detects a statement sent outside the open transaction of its own async flow, where it would not see the transaction's
 * changes. Throws at once, since it is always a mistake.
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
