import { z } from 'zod';
import { call } from '../call.ts';
import { trashCalls } from './trash-calls.ts';

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** When it failed last. */
  at: z.string(),
  attempts: z.number().int(),
  /** Given up, or about to try again by itself. */
  state: z.enum(['failed', 'retry']),
  /** Its last error, in words. */
  error: z.string(),
});

export const systemCalls = {
  ...trashCalls,
  health: call({
    needs: 'manageUsers',
    summary: 'Whether database, storage, jobs and media tools work, each with a word about it.',
    input: z.object({}).optional(),
    output: z.object({ checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })) }),
  }),
  listFailedJobs: call({
    needs: 'manageUsers',
    summary: 'The jobs that failed, newest first, each with its last error.',
    input: z.object({}).optional(),
    output: z.object({ jobs: z.array(failedJob) }),
  }),
  retryJob: call({
    needs: 'manageUsers',
    summary: 'Lets a failed job try again at once.',
    input: z.object({ id: z.string().min(1).max(200) }),
    output: z.object({}),
  }),
  sendMessageAgain: call({
    needs: 'manageUsers',
    summary: 'Sends a message of the outbox that failed, or of which it is not known whether it arrived.',
    input: z.object({ id: z.string().min(1).max(200) }),
    output: z.object({}),
    errors: { ON_ITS_WAY: { status: 409, message: 'This message has been sent, or is being sent just now.' } },
  }),
};
