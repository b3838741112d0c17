import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import { currentWork, inWork } from '../../work.ts';
import type { Span } from '../traces/types.ts';
import { causeOf } from './cause.ts';
import { tookTooLong } from './hand-back.ts';
import { countDue, type Fetched, fetchFairly, giveBack, renewLeases, takeBackLapsed } from './job-table.ts';
import type { JobQueue } from './queue.ts';
import type { Job } from './types.ts';

export interface JobRunner {
  /** Polls at once. */
  wake(): void;
  /** Resolves when nothing runs and nothing is due. */
  idle(): Promise<void>;
  /** Whether the last poll succeeded. */
  healthy(): boolean;
  running(): number;
  /** Takes no more work, lets running jobs finish within the given time, and returns the rest to the queue. */
  stop(graceSeconds?: number): Promise<void>;
}

interface Run extends Fetched {
  abort: AbortController;
  done: Promise<void>;
}

const lookEverySeconds = 2;
/** Seconds for an aborted run to end its programs and remove its files. */
const clearingSeconds = 5;
/** Well within a lease, even if a poll is late. */
const holdEverySeconds = 4;
/** Jobs with a longer time-out return to the queue as soon as the server stops: they would not finish in time. */
const soonSeconds = 300;

/** Runs the jobs of the queue in this process, each within its time-out and concurrency. */
export function startRunner(context: Context, queue: JobQueue, jobs: readonly Job[]): JobRunner {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const active = new Map<string, Run>();
  const lost = new Set<string>();
  const log = context.log.child({ part: 'jobs' });
  let stopping = false;
  let ok = true;
  let heldAt = 0;
  let looking: Promise<number> | undefined;
  let again = false;

  const runsOf = (name: string) => [...active.values()].filter((run) => run.name === name);

  /** Renews the leases of running jobs; aborts runs that another process has taken over. */
  async function holdOn(): Promise<void> {
    if (Date.now() - heldAt < holdEverySeconds * 1000) return;
    for (const id of await renewLeases(context.database, [...active.values()])) {
      const run = active.get(id);
      if (!run || lost.has(id)) continue;
      lost.add(id);
      run.abort.abort(new Error('Another server has taken this up.'));
    }
    await takeBackLapsed(context.database);
    heldAt = Date.now();
  }

  /** Fetches due jobs with free places; returns the number of due jobs. */
  async function look(): Promise<number> {
    await holdOn();
    const due = await countDue(context.database, [...byName.keys()]);
    for (const { name } of due) {
      const job = byName.get(name)!;
      const runs = runsOf(name);
      const free = (job.concurrency ?? 1) - runs.length;
      if (free <= 0 || stopping) continue;
      const persons = runs.map(({ person }) => person);
      for (const item of await fetchFairly(context.database, job, free, persons)) begin(job, item);
    }
    return due.length;
  }

  function begin(job: Job, item: Fetched): void {
    const abort = new AbortController();
    const cause = causeOf(item.data);
    const span = context.traces.begin(cause, { kind: 'job', name: job.name });
    const performing = { context, queue, log, lost, span, isStopping: () => stopping };
    const done = inWork({ ...cause, span: span.id }, () => perform(performing, job, item, abort))
      // The result could not be written: the job is due again when its lease expires.
      .catch((error: unknown) =>
        log.error({ err: error, job: job.name, id: item.id }, 'The end of a job was not kept.'),
      )
      .finally(() => {
        active.delete(item.id);
        lost.delete(item.id);
        runner.wake();
      });
    active.set(item.id, { ...item, abort, done });
  }

  function lookNow(): Promise<number> {
    if (looking) {
      again = true;
      return looking;
    }
    // Requests wake the runner, but it looks for everyone.
    looking = inWork(undefined, look)
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
        // Due jobs may have run and ended meanwhile: a race of no promises would never settle.
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
      const handBack = (run: Run) => run.abort.abort(new Error('The server is stopping.'));
      for (const run of active.values()) if ((byName.get(run.name)?.timeout ?? 0) > soonSeconds) handBack(run);
      const waited = await Promise.race([all.then(() => true), elapsed(graceSeconds)]);
      if (waited) return;
      for (const run of active.values()) handBack(run);
      await all;
    },
  };
  return runner;
}

interface Performing {
  context: Context;
  queue: JobQueue;
  log: Logger;
  /** Runs taken over by another process: their result here does not count. */
  lost: ReadonlySet<string>;
  span: Span;
  isStopping: () => boolean;
}

async function perform(performing: Performing, job: Job, item: Fetched, abort: AbortController): Promise<void> {
  const { context, queue, log, lost, span, isStopping } = performing;
  const timer = setTimeout(() => abort.abort(tookTooLong(job.timeout)), job.timeout * 1000);
  try {
    const payload = job.payload.parse(item.data ?? {});
    const work = job.run(context, payload, abort.signal);
    await Promise.race([work, aborted(abort.signal)]).catch(async (error: unknown) => {
      // The remaining clean-up needs what the server closes next.
      await Promise.race([work.catch(() => undefined), elapsed(clearingSeconds)]);
      throw error;
    });
    await queue.boss.complete(job.name, item.id);
    span.end();
  } catch (error) {
    span.end(error);
    if (lost.has(item.id)) return;
    if (isStopping() && abort.signal.aborted) await giveBack(context.database, item);
    else {
      log.error({ err: error, job: job.name, id: item.id }, 'A job failed.');
      const message = error instanceof Error ? error.message : String(error);
      await queue.boss.fail(job.name, item.id, { message, request: currentWork()?.request });
    }
  } finally {
    clearTimeout(timer);
  }
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
