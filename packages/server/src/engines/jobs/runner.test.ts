import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { Database } from '../database/types.ts';
import { openTraces } from '../traces/traces.ts';
import { isRunning, listFailedJobs, retryJob, takeBackInterrupted } from './job-table.ts';
import { type JobQueue, openQueue } from './queue.ts';
import { type JobRunner, startRunner } from './runner.ts';
import { defineJob } from './types.ts';

const seen: string[] = [];
let failures = 0;
const greet = defineJob({
  name: 'greet',
  payload: z.object({ who: z.string() }),
  timeout: 30,
  retries: 0,
  run: async (_context, { who }) => {
    seen.push(who);
  },
});
const stumble = defineJob({
  name: 'stumble',
  payload: z.object({ times: z.number() }),
  timeout: 30,
  retries: 1,
  run: async (_context, { times }) => {
    if (failures++ < times) throw new Error(`Stumbled ${failures} times.`);
  },
});
const endless = defineJob({
  name: 'endless',
  payload: z.object({}),
  timeout: 30,
  retries: 3,
  run: (_context, _payload, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
});
const slow = defineJob({ ...endless, name: 'slow', timeout: 0.05, retries: 0 });
const release = new Map<string, () => void>();
const begun: string[] = [];
const persons = () => begun.map(([person]) => person).join('');
const shared = defineJob({
  name: 'shared',
  payload: z.object({ person: z.string(), n: z.number() }),
  timeout: 30,
  retries: 0,
  concurrency: 3,
  perPerson: 2,
  run: async (_context, { person, n }, signal) => {
    begun.push(`${person}${n}`);
    await new Promise<void>((resolve, reject) => {
      release.set(`${person}${n}`, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  },
});
const jobs = [greet, stumble, endless, slow, shared];

let database: Database;
let context: Context;
let queue: JobQueue;
let runner: JobRunner;

beforeAll(async () => {
  database = { ...(await openTestDatabase()).database, isOurs: true };
  const log = pino({ level: 'silent' });
  context = { database, log, traces: await openTraces({ traces: null }, log) } as Context;
  queue = await openQueue(database, jobs, { schedule: false, retryDelay: 0 });
  runner = startRunner(context, queue, jobs);
});
afterAll(async () => {
  await runner.stop(0);
  await database.close();
});

function enqueue(job: { name: string }, payload: object, options?: { after?: number; key?: string }) {
  return database.transaction((sql) => queue.enqueue(sql, job, payload, options));
}

async function enqueueShared(person: string): Promise<string> {
  await enqueue(shared, { person, n: 0 }, { key: person });
  return person;
}

describe('jobs', () => {
  it('runs jobs of a committed transaction, and none of one that was rolled back', async () => {
    await enqueue(greet, { who: 'kept' });
    await database
      .transaction(async (sql) => {
        await queue.enqueue(sql, greet, { who: 'undone' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await runner.idle();
    expect(seen).toEqual(['kept']);
  });

  it('holds one waiting job per key, and any number without', async () => {
    seen.length = 0;
    await database.transaction(async (sql) => {
      for (const who of ['a', 'b']) await queue.enqueue(sql, greet, { who }, { key: 'same' });
      for (const who of ['c', 'd']) await queue.enqueue(sql, greet, { who });
    });
    await runner.idle();
    expect(seen.sort()).toEqual(['a', 'c', 'd']);
  });

  it('refuses an unknown job', async () => {
    await expect(enqueue({ name: 'unknown' }, {})).rejects.toThrow('No job is called unknown');
  });

  it('does not run a job before it is due', async () => {
    seen.length = 0;
    await enqueue(greet, { who: 'tomorrow' }, { after: 86_400 });
    await runner.idle();
    expect(seen).toEqual([]);
  });

  it('writes SQL for the tables of the installed library: if this fails, read its changes, and job-table.ts again', async () => {
    expect(await queue.boss.schemaVersion()).toBe(24);
  });

  it('retries, then keeps the last error of a job that can be retried', async () => {
    await enqueue(stumble, { times: 2 });
    await expect
      .poll(
        async () => {
          await runner.idle();
          return (await listFailedJobs(database))[0]?.state;
        },
        { timeout: 20_000 },
      )
      .toBe('failed');
    const [failed] = await listFailedJobs(database);
    expect(failed).toMatchObject({
      name: 'stumble',
      error: 'Stumbled 2 times.',
      attempts: 2,
      state: 'failed',
      payload: { times: 2 },
    });
    expect(await retryJob(database, failed!.id)).toBe(true);
    await runner.idle();
    expect(await listFailedJobs(database)).toEqual([]);
    expect(await retryJob(database, failed!.id)).toBe(false);
  });

  it('aborts a run that takes too long', async () => {
    await enqueue(slow, {});
    await runner.idle();
    const [failed] = await listFailedJobs(database);
    expect(failed?.error).toBe('This took longer than 0.05 seconds and was given up.');
  });

  it('takes fair turns, with at most `perPerson` places for one person', async () => {
    await database.transaction((sql) =>
      queue.enqueueBatch(
        sql,
        shared,
        Array.from({ length: 20 }, (_, n) => ({ payload: { person: 'a', n } })),
      ),
    );
    runner.wake();
    await expect.poll(persons).toBe('aa');
    await enqueue(shared, { person: 'b', n: 0 });
    await enqueue(shared, { person: 'b', n: 1 });
    runner.wake();
    await expect.poll(persons).toBe('aab');
    release.get(begun[0] as string)?.();
    // Each has one running, so either may be next; b’s second does not wait behind all of a’s.
    for (let at = 1; at < 6; at += 1) {
      await expect.poll(() => begun.length).toBe(3 + at);
      release.get(begun[at] as string)?.();
    }
    expect([...persons()].filter((person) => person === 'b')).toHaveLength(2);
    await database.query(`DELETE FROM pgboss.job WHERE name = 'shared' AND state < 'active'`);
    for (const end of release.values()) end();
    await runner.idle();
  });

  it('restarts jobs of a process whose lease has expired at once', async () => {
    seen.length = 0;
    await enqueue(greet, { who: 'orphan' }, { after: 3600, key: 'orphan' });
    await database.query(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '21 seconds', expire_in = interval '20 seconds'
       WHERE name = 'greet' AND singleton_key = 'orphan'`,
    );
    expect(await isRunning(database, greet, 'orphan')).toBe(false);
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['orphan']);
  });

  it('renews the lease of a long run, and ends it when another process has taken over', async () => {
    const first = await enqueueShared('c');
    runner.wake();
    await expect.poll(() => begun).toContain('c0');
    // As after a time without the database: no other process has taken over, so the run continues.
    await database.query(
      `UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE name = 'shared' AND state = 'active'`,
    );
    await expect.poll(() => isRunning(database, shared, first), { timeout: 20_000 }).toBe(true);
    expect(begun.filter((name) => name === 'c0')).toHaveLength(1);
    expect(runner.running()).toBe(1);
    await database.query(
      `UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE name = 'shared' AND state = 'active'`,
    );
    await expect.poll(() => runner.running(), { timeout: 20_000 }).toBe(0);
    const rows = await database.query(
      `SELECT state::text FROM pgboss.job WHERE name = 'shared' AND singleton_key = $1`,
      [first],
    );
    expect(rows).toEqual([{ state: 'active' }]);
    await database.query(`DELETE FROM pgboss.job WHERE name = 'shared'`);
  });

  it('returns running jobs to the queue when it stops, without counting an attempt', async () => {
    await enqueue(endless, {});
    runner.wake();
    await expect.poll(() => runner.running()).toBe(1);
    await runner.stop(0);
    const rows = await database.query(`SELECT state::text, retry_count FROM pgboss.job WHERE name = 'endless'`);
    expect(rows).toEqual([{ state: 'retry', retry_count: 0 }]);
  });

  it('restarts jobs of a crashed process', async () => {
    await database.query(`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE name = 'endless'`);
    await takeBackInterrupted(database);
    const rows = await database.query(`SELECT state::text FROM pgboss.job WHERE name = 'endless'`);
    expect(rows).toEqual([{ state: 'retry' }]);
  });
});
