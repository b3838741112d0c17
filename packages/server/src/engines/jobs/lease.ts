import type { Database } from '../database/types.ts';

/**
 * A running job is held by a lease, which its process renews at each poll. pg-boss's `started_on` is the time of the last
 * renewal, `expire_in` the length of the lease. Jobs of a process that died are due again when the lease expires.
 */
export const leaseSeconds = 20;

/** One run of a job. If another process takes over the job, it starts another attempt. */
export interface Lease {
  id: string;
  attempt: number;
}

/** Renews these leases; returns the ids of those lost to another process. */
export async function renewLeases(database: Database, leases: readonly Lease[]): Promise<string[]> {
  if (leases.length === 0) return [];
  const rows = await database.query<{ id: string }>(
    `UPDATE pgboss.job j SET started_on = now(), expire_in = interval '${leaseSeconds} seconds'
     FROM jsonb_to_recordset($1::jsonb) AS held(id uuid, attempt int)
     WHERE j.id = held.id AND j.retry_count = held.attempt AND j.state = 'active' RETURNING j.id::text`,
    [JSON.stringify(leases.map(({ id, attempt }) => ({ id, attempt })))],
  );
  const held = new Set(rows.map(({ id }) => id));
  return leases.flatMap(({ id }) => (held.has(id) ? [] : [id]));
}

/**
 * Makes jobs of dead processes due again. Such a run counts as an attempt although the job may not be at fault, so a few more
 * are granted before the job is given up as one that kills its process.
 */
export function takeBackLapsed(database: Database): Promise<unknown> {
  return takeBack(database, 'started_on + expire_in < now()');
}

/** On an embedded database no other process runs jobs: those marked running were interrupted and are due again. */
export async function takeBackInterrupted(database: Database): Promise<void> {
  if (database.isOurs) await takeBack(database, 'true');
}

const attemptsGranted = 3;

function takeBack(database: Database, lapsed: string): Promise<unknown> {
  const isGranted = `retry_count < retry_limit + ${attemptsGranted}`;
  return database.execute(
    `UPDATE pgboss.job SET
       state = (CASE WHEN ${isGranted} THEN 'retry' ELSE 'failed' END)::pgboss.job_state,
       start_after = now(),
       completed_on = CASE WHEN ${isGranted} THEN NULL ELSE now() END,
       output = '{"message": "The server that ran this ended before it was done."}'
     WHERE state = 'active' AND ${lapsed}`,
  );
}

/** Whether a process is running the job with this key now. */
export async function isRunning(database: Database, { name }: { name: string }, key: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM pgboss.job WHERE name = $1 AND singleton_key = $2 AND state = 'active' AND started_on + expire_in > now()`,
    [name, key],
  );
  return rows.length > 0;
}
