import { z } from 'zod';
import { call } from '../call.ts';
import { trashCalls } from './trash-calls.ts';

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** Time of the last failure. */
  at: z.string(),
  attempts: z.number().int(),
  /** `failed`: given up. `retry`: another attempt is scheduled. */
  state: z.enum(['failed', 'retry']),
  /** Message of the last error. */
  error: z.string(),
  /** Beginning of the id of the request that queued it, by which the log is searched; empty if unknown. */
  reference: z.string(),
});

export const systemCalls = {
  ...trashCalls,
  health: call({
    needs: 'manageUsers',
    summary: 'Checks database, storage, jobs and media tools, with a sentence about each.',
    input: z.object({}).optional(),
    output: z.object({
      checks: z.array(z.object({ name: z.string(), ok: z.boolean(), off: z.boolean(), detail: z.string() })),
    }),
  }),
  listFailedJobs: call({
    needs: 'manageUsers',
    summary: 'The jobs that failed, newest first, each with its last error.',
    input: z.object({}).optional(),
    output: z.object({ jobs: z.array(failedJob) }),
  }),
  retryJob: call({
    needs: 'manageUsers',
    summary: 'Retries a failed job now.',
    input: z.object({ id: z.string().min(1).max(200) }),
    output: z.object({}),
  }),
  sendMessageAgain: call({
    needs: 'manageUsers',
    summary: 'Sends a message from the outbox again, after a failure or when its arrival is uncertain.',
    input: z.object({ id: z.string().min(1).max(200) }),
    output: z.object({}),
    errors: {
      ON_ITS_WAY: { status: 409, message: 'This message has been sent or is being sent.' },
      LINK_ENDED: {
        status: 409,
        message:
          'The link of this message no longer works: it was used or replaced, its time is over, or a backup was restored. Send the person a new one.',
      },
    },
  }),
};
