import type { z } from 'zod';
import type { Context } from '../../context.ts';

/**
 * Work for later, outside the transaction that enqueued it. A job reads the documents again and may safely run twice. It
 * retries with backoff; administrators see its last error.
 */
export interface Job<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
  /** Seconds after which a run is aborted. */
  timeout: number;
  retries: number;
  /** Most runs at once in one process. */
  concurrency?: number;
  /** Most runs at once for one person in one process; the payload's `person` names them. */
  perPerson?: number;
  /** Cron in Europe/London. Such a job has an empty payload. */
  schedule?: string;
  run(context: Context, payload: z.output<S>, signal: AbortSignal): Promise<void>;
}

export function defineJob<S extends z.ZodType>(job: Job<S>): Job<S> {
  return job;
}
