import type { Context } from '../context.ts';
import { arrayText } from '../database/values.ts';
import { tookTooLong } from './hand-back.ts';
import type { JobQueue } from './queue.ts';
import type { Job } from './types.ts';

export interface JobRunner {
  /** Looks for work at once. */
  wake(): void;
  /** Resolves when nothing runs and nothing is due. */
  idle(): Promise<void>;
  /** Whether the last look at the queue succeeded. */
  healthy(): boolean;
  running(): number;
  /** Takes no more work, lets running jobs finish within the time given, and hands back the rest. */
  stop(graceSeconds?: number): Promise<void>;
}

interface Fetched {
  id: string;
  name: string;
  data: unknown;
}

const lookEverySeconds = 2;

/** Runs the jobs of the queue in this process, each within its time-out and number at once. */
export function startRunner(context: Context, queue: JobQueue, jobs: readonly Job[]): JobRunner {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const active = new Map<string, { name: string; abort: AbortController; done: Promise<void> }>();
  const log = context.log.child({ part: 'jobs' });
  let stopping = false;
  let ok = true;
  let looking: Promise<number> | undefined;
  let again = false;

  function runningOf(name: string): number {
    let count = 0;
    for (const run of active.values()) if (run.name === name) count += 1;
    return count;
  }

  /** Fetches what is due and free to run; answers how many jobs were due. */
  async function look(): Promise<number> {
    const due = await context.database.query<{ name: string; waiting: number }>(
      `SELECT name, count(*)::int AS waiting FROM pgboss.job
       WHERE state < 'active' AND start_after < now() AND name = ANY($1::text[]) GROUP BY name`,
      [arrayText([...byName.keys()])],
    );
    for (const { name } of due) {
      const job = byName.get(name)!;
      const free = (job.concurrency ?? 1) - runningOf(name);
      if (free <= 0 || stopping) continue;
      const fetched = (await queue.boss.fetch(name, { batchSize: free })) as Fetched[];
      for (const item of fetched) begin(job, item);
    }
    return due.length;
  }

  function begin(job: Job, item: Fetched): void {
    const abort = new AbortController();
    const done = perform(job, item, abort).finally(() => {
      active.delete(item.id);
      runner.wake();
    });
    active.set(item.id, { name: job.name, abort, done });
  }

  async function perform(job: Job, item: Fetched, abort: AbortController): Promise<void> {
    const timer = setTimeout(() => abort.abort(tookTooLong(job.timeout)), job.timeout * 1000);
    try {
      const payload = job.payload.parse(item.data ?? {});
      await Promise.race([job.run(context, payload, abort.signal), aborted(abort.signal)]);
      await queue.boss.complete(job.name, item.id);
    } catch (error) {
      if (stopping && abort.signal.aborted) await giveBack(item);
      else {
        log.error({ err: error, job: job.name, id: item.id }, 'A job failed.');
        await queue.boss.fail(job.name, item.id, { message: error instanceof Error ? error.message : String(error) });
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** A job that this process could not finish is due again at once and has lost no attempt. */
  async function giveBack(item: Fetched): Promise<void> {
    await context.database.query(
      `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now() WHERE name = $1 AND id = $2 AND state = 'active'`,
      [item.name, item.id],
    );
  }

  function lookNow(): Promise<number> {
    if (looking) {
      again = true;
      return looking;
    }
    looking = look()
      .then((due) => {
        ok = true;
        return due;
      })
      .catch((error: unknown) => {
        if (!stopping) log.error({ err: error }, 'The job queue could not be read.');
        ok = false;
        return 0;
      })
      .finally(() => {
        looking = undefined;
        if (again && !stopping) {
          again = false;
          void lookNow();
        }
      });
    return looking;
  }

  const timer = setInterval(() => runner.wake(), lookEverySeconds * 1000);
  const runner: JobRunner = {
    wake() {
      if (!stopping) void lookNow();
    },
    async idle() {
      for (;;) {
        while (looking) await looking;
        const due = await lookNow();
        if (due === 0 && active.size === 0 && !looking) return;
        // What was due may have run and ended meanwhile: a race of nothing would wait for ever.
        if (active.size > 0) await Promise.race([...active.values()].map((run) => run.done));
      }
    },
    healthy: () => ok,
    running: () => active.size,
    async stop(graceSeconds = 10) {
      stopping = true;
      clearInterval(timer);
      while (looking) await looking;
      const all = Promise.allSettled([...active.values()].map((run) => run.done));
      const waited = await Promise.race([all.then(() => true), elapsed(graceSeconds)]);
      if (!waited) {
        for (const run of active.values()) run.abort.abort(new Error('The server is stopping.'));
        await all;
      }
    },
  };
  return runner;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function elapsed(seconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), seconds * 1000).unref();
  });
}
