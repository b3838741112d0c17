import type { z } from 'zod';
import type { Context } from '../../context.ts';

/**
 * Work for later, outside the transaction that wanted it. A job re-reads the truth and may run twice safely. It retries
 * with backoff; its last error is kept where an administrator sees it.
 */
export interface Job<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
  /** Seconds after which a run is given up. */
  timeout: number;
  retries: number;
  /** How many may run at once in one process. */
  concurrency?: number;
  /** How many of one person's may run at once in one process; the payload's `person` says whose it is. */
  perPerson?: number;
  /** Cron in Europe/London; such a job has an empty payload. */
  schedule?: string;
  run(context: Context, payload: z.output<S>, signal: AbortSignal): Promise<void>;
}

export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}
