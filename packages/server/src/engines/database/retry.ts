import { sqlState } from './values.ts';

const serialisationFailure = '40001';
const deadlock = '40P01';
const attempts = 6;

/** Runs a transaction again after a serialisation failure or deadlock. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      if (attempt === attempts || (state !== serialisationFailure && state !== deadlock)) throw error;
      // A random delay, so that the two do not collide again in step.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK, without an error, if a statement had failed and its error was swallowed. */
export function assertCommitted(command: string | undefined): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back, since one of its statements had failed.');
}
