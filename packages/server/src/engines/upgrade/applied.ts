import type { Sql } from '../database/types.ts';
import type { Step } from './types.ts';

async function exists(sql: Sql, table: string): Promise<boolean> {
  const [found] = await sql.query<{ name: string | null }>('SELECT to_regclass($1)::text AS name', [table]);
  return Boolean(found?.name);
}

/** Numbers of the steps that this store has had; of stores from before the steps were numbered, none. */
export async function readApplied(sql: Sql): Promise<ReadonlySet<number>> {
  if (!(await exists(sql, 'upgrade_steps'))) return new Set();
  const rows = await sql.query<{ number: number }>('SELECT number FROM upgrade_steps');
  return new Set(rows.map(({ number }) => number));
}

/** The last step, with the version that applied it. */
export async function lastApplied(sql: Sql): Promise<{ number: number; version: string } | undefined> {
  if (!(await exists(sql, 'upgrade_steps'))) return undefined;
  const [last] = await sql.query<{ number: number; version: string }>(
    'SELECT number, version FROM upgrade_steps ORDER BY number DESC LIMIT 1',
  );
  return last;
}

/** Number of the last step for which the store is ready; 0 for stores from before the steps were numbered. */
export async function readLevel(sql: Sql): Promise<number> {
  if (!(await exists(sql, 'log_head'))) return 0;
  // As JSON, since stores of earlier versions do not have the column.
  const [head] = await sql.query<{ level: number | null }>(
    `SELECT (to_jsonb(h) ->> 'level')::int AS level FROM log_head AS h`,
  );
  return head?.level ?? 0;
}

/** Notes that a step has been applied, and by which version. */
export async function record(sql: Sql, { number, says }: Step, version: string): Promise<void> {
  await sql.query(
    `CREATE TABLE IF NOT EXISTS upgrade_steps (
       number int PRIMARY KEY,
       says text NOT NULL,
       version text NOT NULL,
       at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  await sql.query('INSERT INTO upgrade_steps (number, says, version) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    number,
    says,
    version,
  ]);
}
