import type { Database } from './types.ts';

export interface Preparation {
  /** Whether this very build has brought the tables to what it declares, at an earlier start. */
  isDone: boolean;
  /** Remembers that it has. */
  finish(): Promise<void>;
}

/**
 * Looking at every table and index takes a second at each start; a build that has done it once need not do it again. Without
 * the name of a build (in development) it is always done.
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
