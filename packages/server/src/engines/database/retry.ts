import { sqlState } from './values.ts';

const serialisationFailure = '40001';
const deadlock = '40P01';
const attempts = 6;

/** Runs a transaction again when the database gave it up for the sake of another one. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      if (attempt === attempts || (state !== serialisationFailure && state !== deadlock)) throw error;
      // The two that collided must not meet again in step.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement had failed and its error was swallowed. */
export function assertCommitted(command: string | undefined): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back, since one of its statements had failed.');
}
