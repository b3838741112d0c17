import type { Database } from '../database/types.ts';

/** A failed run, for administrators: given up, or to be retried. */
export interface FailedJob {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  error: string;
  attempts: number;
  state: 'failed' | 'retry';
  at: string;
}

const most = 200;

export async function listFailedJobs(database: Database): Promise<FailedJob[]> {
  const rows = await database.query<{
    id: string;
    name: string;
    data: Record<string, unknown> | null;
    output: { message?: string; value?: { message?: string } } | null;
    attempts: number;
    state: 'failed' | 'retry';
    at: Date | string;
  }>(
    `SELECT id::text, name, data, output, retry_count + 1 AS attempts, state::text, coalesce(completed_on, started_on, created_on) AS at
     FROM pgboss.job WHERE state = 'failed' OR (state = 'retry' AND output IS NOT NULL)
     ORDER BY 7 DESC LIMIT ${most}`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    payload: row.data ?? {},
    error: row.output?.message ?? row.output?.value?.message ?? 'It stopped without giving a reason.',
    attempts: row.attempts,
    state: row.state,
    at: new Date(row.at).toISOString(),
  }));
}

/** Makes a failed job due now; false if there is no such failed job. */
export async function retryJob(database: Database, id: string): Promise<boolean> {
  const { count } = await database.execute(
    `UPDATE pgboss.job SET state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(), completed_on = NULL
     WHERE id::text = $1 AND state IN ('failed', 'retry')`,
    [id],
  );
  return count > 0;
}
