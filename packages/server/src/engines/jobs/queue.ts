import { tellSeconds } from '@pavilion/domain/production';
import PgBoss from 'pg-boss';
import type { Database, Sql } from '../database/types.ts';
import { arrayText } from '../database/values.ts';
import { leaseSeconds } from './lease.ts';
import type { Job } from './types.ts';

export interface JobQueue {
  boss: PgBoss;
  /** Adds a job in the transaction of `sql`. */
  enqueue(sql: Sql, job: { name: string }, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Adds many at once, each due at once. */
  enqueueBatch(sql: Sql, job: { name: string }, items: readonly QueuedItem[]): Promise<void>;
  /** Adds what is due by the clock and clears up, from now on; reading schedules costs a while, so not before the server answers. */
  followClock(): Promise<void>;
  stop(): Promise<void>;
}

export interface QueuedItem {
  payload: object;
  /** As of `EnqueueOptions`. */
  key?: string;
}

export interface EnqueueOptions {
  /** Seconds until it is due. */
  after?: number;
  /** Of equal jobs that still wait, one is enough. */
  key?: string;
  /** What it does is better done for several at once: it is due after a moment in which others may come. */
  together?: boolean;
  /** It tells of what can still be taken back: it is due when that is over. */
  afterUndo?: boolean;
}

export interface QueueOptions {
  /** Seconds of the moment that work waits for more of its kind. */
  togetherSeconds?: number;
  /** Seconds that work waits which tells of what can be taken back. */
  afterUndoSeconds?: number;
  /** Seconds before the first retry; each further one waits twice as long. */
  retryDelay?: number;
  /** False in tests: no clock-driven work besides what was asked for. */
  schedule?: boolean;
  /** True when the queues are known to be those of these jobs. */
  isPrepared?: boolean;
  onError?: (error: unknown) => void;
}

const momentSeconds = 60;
const day = 86_400;
const jobsPerStatement = 500;

function secondsUntilDue({ after, together, afterUndo }: EnqueueOptions, options: QueueOptions): number {
  if (after !== undefined) return after;
  if (together) return options.togetherSeconds ?? momentSeconds;
  return afterUndo ? (options.afterUndoSeconds ?? tellSeconds) : 0;
}

/** Opens the job tables on our database and makes a queue for each job; nothing runs yet. */
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
  await boss.start();
  if (!options.isPrepared) await keepQueues(boss, jobs, options);

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
            data: payload,
            singletonKey: key ?? crypto.randomUUID(),
          })),
          { db: { executeSql: (text, values) => execute(sql, text, values) } },
        );
      }
    },
    async enqueue(sql, job, payload, { key, ...wish } = {}) {
      const wait = secondsUntilDue(wish, options);
      assertKnown(job);
      // The policy 'short' holds one waiting job per key, so a job without a key needs one of its own.
      await boss.send(job.name, payload, {
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

/** pg-boss hands over JavaScript objects and lists of ids where our database takes text. */
async function execute(sql: Sql, text: string, values: readonly unknown[] = []) {
  const { rows } = await sql.execute(text, values.map(asText));
  return { rows };
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return arrayText(value as string[]);
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  return JSON.stringify(value);
}
