import { os } from '../../engines/calls/os.ts';
import { listFailedJobs, retryJob } from '../../engines/jobs/failed.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { checkHealth } from './check-health.ts';
import { listTrash } from './list-trash.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { sendMessageAgain } from './send-message-again.ts';
import { undoDeletion } from './undo-deletion.ts';

export const systemHandlers = {
  listTrash,
  restoreFromTrash,
  undoDeletion,

  health: os.system.health.handler(async ({ context }) => {
    const checks = await checkHealth(context);
    return { checks: checks.map(({ name, ok, detail }) => ({ name, ok, detail })) };
  }),

  listFailedJobs: os.system.listFailedJobs.handler(async ({ context }) => ({
    jobs: (await listFailedJobs(context.database)).map(({ id, name, at, attempts, state, error }) => ({
      id,
      name,
      at,
      attempts,
      state,
      error,
    })),
  })),

  retryJob: os.system.retryJob.handler(async ({ input, context }) => {
    if (!(await retryJob(context.database, input.id))) {
      throw new Refusal('NOT_FOUND', 'This job is not among the failed ones any more.');
    }
    context.wakeJobs();
    return {};
  }),

  sendMessageAgain: os.system.sendMessageAgain.handler(async ({ input, context }) => {
    await sendMessageAgain(context, input.id);
    return {};
  }),
};
