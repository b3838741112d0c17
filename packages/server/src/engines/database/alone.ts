import type { Database } from './types.ts';

/**
 * Runs work that uses several connections or transactions while no other process runs work with the same number; the others
 * wait. Ends by itself with the process.
 */
export async function alone(database: Database, number: number, work: () => Promise<void>): Promise<void> {
  let [begin, end] = [() => {}, () => {}];
  const locked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const worked = new Promise<void>((resolve) => {
    end = resolve;
  });
  const holding = database.transaction(async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock($1)', [number]);
    begin();
    await worked;
  });
  try {
    await Promise.race([locked, holding]);
    await work();
  } finally {
    end();
    await holding;
  }
}
