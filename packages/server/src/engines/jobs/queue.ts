import { tellSeconds } from '@pavilion/domain/production';
import PgBoss from 'pg-boss';
import { alone } from '../database/alone.ts';
import type { Database, Sql } from '../database/types.ts';
import { arrayText } from '../database/values.ts';
import { withCause } from './cause.ts';
import { leaseSeconds } from './job-table.ts';
import type { Job } from './types.ts';

export interface JobQueue {
  boss: PgBoss;
  /** Adds a job in the transaction of `sql`. */
  enqueue(sql: Sql, job: { name: string }, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Adds many jobs, all due at once. */
  enqueueBatch(sql: Sql, job: { name: string }, items: readonly QueuedItem[]): Promise<void>;
  /** Starts adding scheduled jobs and cleaning up. Reading schedules is slow, so call it after the server answers. */
  followClock(): Promise<void>;
  stop(): Promise<void>;
}

export interface QueuedItem {
  payload: object;
  /** As in `EnqueueOptions`. */
  key?: string;
}

export interface EnqueueOptions {
  /** Delay in seconds. */
  after?: number;
  /** At most one job per key waits. */
  key?: string;
  /** Better done for several at once: due after a short wait for more. */
  together?: boolean;
  /** Reports something that can be undone: due when that is no longer possible. */
  afterUndo?: boolean;
}

export interface QueueOptions {
  /** Seconds that `together` jobs wait for more of their kind. */
  togetherSeconds?: number;
  /** Seconds that `afterUndo` jobs wait. */
  afterUndoSeconds?: number;
  /** Seconds before the first retry; each further one waits twice as long. */
  retryDelay?: number;
  /** False in tests: no scheduled jobs. */
  schedule?: boolean;
  /** True if the queues are known to match these jobs. */
  isPrepared?: boolean;
  onError?: (error: unknown) => void;
}

/** Arbitrary number, the same in every process: only one at a time creates queues. */
const queuesLock = 7_283_004;
const momentSeconds = 60;
const day = 86_400;
const jobsPerStatement = 500;

function secondsUntilDue({ after, together, afterUndo }: EnqueueOptions, options: QueueOptions): number {
  if (after !== undefined) return after;
  if (together) return options.togetherSeconds ?? momentSeconds;
  return afterUndo ? (options.afterUndoSeconds ?? tellSeconds) : 0;
}

/** Opens the job tables on our database and creates a queue for each job; runs nothing yet. */
export async function openQueue(
  database: Database,
  jobs: readonly Job[],
  options: QueueOptions = {},
): Promise<JobQueue> {
  const db = bossDatabase(database);
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  const clock = new PgBoss({
    db,
    supervise: true,
    schedule: true,
    archiveCompletedAfterSeconds: 2 * 3600,
    archiveFailedAfterSeconds: 30 * day,
    deleteAfterDays: 7,
  });
  for (const each of [boss, clock]) each.on('error', (error) => options.onError?.(error));
  if (options.isPrepared) await boss.start();
  // Two processes that create queues at once would wait for each other.
  else await alone(database, queuesLock, () => boss.start().then(() => keepQueues(boss, jobs, options)));

  const names = new Set(jobs.map((job) => job.name));
  const assertKnown = ({ name }: { name: string }) => {
    if (!names.has(name)) throw new Error(`No job is called ${name}: add it to its module's jobs.`);
  };
  let following: Promise<unknown> | undefined;
  return {
    boss,
    async followClock() {
      if (options.schedule === false) return;
      following ??= keepSchedules(boss, jobs).then(() => clock.start());
      await following;
    },
    async stop() {
      await following?.catch(() => undefined);
      if (following) await clock.stop({ graceful: false });
      await boss.stop({ graceful: false });
    },
    async enqueueBatch(sql, job, items) {
      assertKnown(job);
      for (let from = 0; from < items.length; from += jobsPerStatement) {
        const some = items.slice(from, from + jobsPerStatement);
        await boss.insert(
          some.map(({ payload, key }) => ({
            name: job.name,
            data: withCause(payload),
            singletonKey: key ?? crypto.randomUUID(),
          })),
          { db: { executeSql: (text, values) => execute(sql, text, values) } },
        );
      }
    },
    async enqueue(sql, job, payload, { key, ...wish } = {}) {
      const wait = secondsUntilDue(wish, options);
      assertKnown(job);
      // The policy 'short' allows one waiting job per key, so a job without a key gets a unique one.
      await boss.send(job.name, withCause(payload), {
        db: { executeSql: (text, values) => execute(sql, text, values) },
        singletonKey: key ?? crypto.randomUUID(),
        ...(wait ? { startAfter: wait } : {}),
      });
    },
  };
}

async function keepQueues(boss: PgBoss, jobs: readonly Job[], options: QueueOptions): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  const retry = { retryDelay: options.retryDelay ?? 10, retryBackoff: true };
  for (const job of jobs) {
    const settings = {
      name: job.name,
      policy: 'short' as const,
      retryLimit: job.retries,
      expireInSeconds: leaseSeconds,
      ...retry,
    };
    if (known.has(job.name)) await boss.updateQueue(job.name, settings);
    else await boss.createQueue(job.name, settings);
  }
}

async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap((job) => (job.schedule ? [[job.name, job.schedule] as const] : [])));
  for (const { name, cron } of await boss.getSchedules()) {
    if (wanted.get(name) === cron) wanted.delete(name);
    else if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'Europe/London' });
}

function bossDatabase(database: Database): PgBoss.Db {
  return {
    async executeSql(text, values) {
      if (values?.length || !text.trimStart().startsWith('BEGIN')) return execute(database, text, values);
      await database.script(text);
      return { rows: [] };
    },
  };
}

/** pg-boss passes JavaScript objects and lists of ids where our database takes text. */
async function execute(sql: Sql, text: string, values: readonly unknown[] = []) {
  const { rows } = await sql.execute(text, values.map(asText));
  return { rows };
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return arrayText(value as string[]);
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  return JSON.stringify(value);
}
