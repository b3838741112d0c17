import type { Database, Sql } from './types.ts';

export interface Preparation {
  /** Whether this build has prepared the tables at an earlier start. */
  isDone: boolean;
  /** Records that it has. */
  finish(): Promise<void>;
}

/**
 * Comparing all tables and indexes takes a second at each start; a build that has done it need not repeat it. Without a build
 * name (in development) it always runs.
 */
export async function readPreparation(database: Database, build: string | undefined): Promise<Preparation> {
  if (!build) return { isDone: false, finish: async () => undefined };
  const [table] = await database.query<{ name: string | null }>(`SELECT to_regclass('prepared_by')::text AS name`);
  const rows = table?.name ? await database.query<{ build: string }>('SELECT build FROM prepared_by') : [];
  return {
    isDone: rows[0]?.build === build,
    async finish() {
      await database.query(
        'CREATE TABLE IF NOT EXISTS prepared_by (one boolean PRIMARY KEY DEFAULT TRUE CHECK (one), build text NOT NULL)',
      );
      await database.query(
        'INSERT INTO prepared_by (build) VALUES ($1) ON CONFLICT (one) DO UPDATE SET build = EXCLUDED.build',
        [build],
      );
    },
  };
}

/** In an upgrade: an earlier build has to look at the tables again, and to refuse them. */
export async function forgetPreparation(sql: Sql): Promise<void> {
  const [table] = await sql.query<{ name: string | null }>(`SELECT to_regclass('prepared_by')::text AS name`);
  if (table?.name) await sql.query('DELETE FROM prepared_by');
}
