import type { Database } from '../database/types.ts';
import { type Lease, leaseSeconds } from './lease.ts';
import type { Job } from './types.ts';

export interface Fetched extends Lease {
  name: string;
  data: unknown;
  /** Person whose work it is, if the job shares its places by person. */
  person: string | null;
}

/**
 * Takes up to `free` waiting jobs of a kind: everyone's first, then everyone's second, and at most `perPerson` of one person at
 * once. So two hundred files of one person do not delay the one file of another. `running` are the persons whose jobs of this
 * kind run here.
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
