import { referenceOf } from '@pavilion/domain';
import type { Database } from '../database/types.ts';
import { arrayText } from '../database/values.ts';
import type { Job } from './types.ts';

// All SQL of ours on the table of the job library, so that an upgrade has one file to check. pg-boss 10 adds jobs, ends them,
// and keeps queues and schedules, and we use it for that. What follows it does not offer; each function says why.

/** Number of due jobs by the name of their queue. The library counts one queue at a time, jobs for later included. */
export function countDue(database: Database, names: readonly string[]): Promise<{ name: string; waiting: number }[]> {
  return database.query(
    `SELECT name, count(*)::int AS waiting FROM pgboss.job
     WHERE state < 'active' AND start_after < now() AND name = ANY($1::text[]) GROUP BY name`,
    [arrayText(names)],
  );
}

/**
 * A running job is held by a lease, which its process renews at each poll. pg-boss's `started_on` is the time of the last
 * renewal, `expire_in` the length of the lease. Jobs of a process that died are due again when the lease expires. The library of
 * this version knows no leases: a job that takes an hour would be missing for an hour after a crash.
 */
export const leaseSeconds = 20;

/** One run of a job. If another process takes over the job, it starts another attempt. */
export interface Lease {
  id: string;
  attempt: number;
}

export interface Fetched extends Lease {
  name: string;
  data: unknown;
  /** Person whose work it is, if the job shares its places by person. */
  person: string | null;
}

/**
 * Takes up to `free` waiting jobs of a kind: everyone's first, then everyone's second, and at most `perPerson` of one person at
 * once. So two hundred files of one person do not delay the one file of another. `running` are the persons whose jobs of this
 * kind run here. The library takes jobs by age alone.
 */
export async function fetchFairly(
  database: Database,
  job: Pick<Job, 'name' | 'perPerson'>,
  free: number,
  running: readonly (string | null)[],
): Promise<Fetched[]> {
  const counts: Record<string, number> = {};
  for (const person of running) if (person) counts[person] = (counts[person] ?? 0) + 1;
  return database.query<Fetched & Record<string, unknown>>(
    `WITH waiting AS (
       SELECT id, created_on, data->>'person' AS person,
         row_number() OVER (PARTITION BY coalesce(data->>'person', id::text) ORDER BY priority DESC, created_on, id)
           + coalesce(($2::jsonb->>(data->>'person'))::int, 0) AS turn
       FROM pgboss.job WHERE name = $1 AND state < 'active' AND start_after < now()
     ), next AS (
       SELECT id FROM pgboss.job
       WHERE name = $1 AND state < 'active'
         AND id IN (SELECT id FROM waiting WHERE person IS NULL OR turn <= $3 ORDER BY turn, created_on, id LIMIT $4)
       FOR UPDATE SKIP LOCKED
     )
     UPDATE pgboss.job j SET state = 'active', started_on = now(), expire_in = interval '${leaseSeconds} seconds',
       retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
     FROM next WHERE j.name = $1 AND j.id = next.id
     RETURNING j.id::text, j.name, j.data, j.data->>'person' AS person, j.retry_count AS attempt`,
    [job.name, JSON.stringify(counts), job.perPerson ?? free, free],
  );
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

/** Whether a process is running the job with this key now. The library finds a job by its id only. */
export async function isRunning(database: Database, { name }: { name: string }, key: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM pgboss.job WHERE name = $1 AND singleton_key = $2 AND state = 'active' AND started_on + expire_in > now()`,
    [name, key],
  );
  return rows.length > 0;
}

/**
 * Returns an unfinished job to the queue, due at once, without counting an attempt. The library's `fail` counts one, and its
 * `cancel` and `resume` count one at the next start.
 */
export async function giveBack(database: Database, { name, id }: Pick<Fetched, 'name' | 'id'>): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now() WHERE name = $1 AND id = $2 AND state = 'active'`,
    [name, id],
  );
}

/** A failed run, for administrators: given up, or to be retried. */
export interface FailedJob {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  /** Reference of the request that queued it, or of its last run if the clock did; '' if unknown. */
  reference: string;
  error: string;
  attempts: number;
  state: 'failed' | 'retry';
  at: string;
}

const most = 200;

/** Failed jobs of all queues, newest first. The library finds a job by its id only. */
export async function listFailedJobs(database: Database): Promise<FailedJob[]> {
  const rows = await database.query<{
    id: string;
    name: string;
    data: (Record<string, unknown> & { cause?: { request: string } }) | null;
    output: { message?: string; value?: { message?: string }; request?: string } | null;
    attempts: number;
    state: 'failed' | 'retry';
    at: Date | string;
  }>(
    `SELECT id::text, name, data, output, retry_count + 1 AS attempts, state::text, coalesce(completed_on, started_on, created_on) AS at
     FROM pgboss.job WHERE state = 'failed' OR (state = 'retry' AND output IS NOT NULL)
     ORDER BY 7 DESC LIMIT ${most}`,
  );
  return rows.map(({ data, ...row }) => {
    const { cause, ...payload } = data ?? {};
    return {
      id: row.id,
      name: row.name,
      payload,
      reference: referenceOf(cause?.request ?? row.output?.request ?? ''),
      error: row.output?.message ?? row.output?.value?.message ?? 'It stopped without giving a reason.',
      attempts: row.attempts,
      state: row.state,
      at: new Date(row.at).toISOString(),
    };
  });
}

/**
 * Makes a failed job due now; false if there is no such failed job. The library's `retry` leaves the time of the failure in
 * place, so that its own cleaning removes the job two hours after it, and takes no job that waits for its next attempt.
 */
export async function retryJob(database: Database, id: string): Promise<boolean> {
  const { count } = await database.execute(
    `UPDATE pgboss.job SET state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(), completed_on = NULL
     WHERE id::text = $1 AND state IN ('failed', 'retry')`,
    [id],
  );
  return count > 0;
}

/** One queue now: its due jobs that wait, and its failed jobs. */
export interface QueueAge {
  name: string;
  waiting: number;
  /** Seconds for which the oldest due job has waited. */
  oldestSeconds: number;
  /** Jobs that were given up and nobody has retried. */
  failed: number;
}

/** Queues with waiting or failed jobs. The library counts jobs, but does not tell their age. */
export async function queueAges(database: Pick<Database, 'query'>): Promise<QueueAge[]> {
  return database.query<QueueAge & Record<string, unknown>>(
    `SELECT name,
       (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS waiting,
       coalesce(extract(epoch FROM max(now() - greatest(start_after, created_on))
         FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float8 AS "oldestSeconds",
       (count(*) FILTER (WHERE state = 'failed'))::int AS failed
     FROM pgboss.job WHERE state < 'active' OR state = 'failed' GROUP BY name ORDER BY name`,
  );
}
