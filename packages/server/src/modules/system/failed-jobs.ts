import { os } from '../../engines/calls/os.ts';
import { listFailedJobs as listFailed, retryJob as retry } from '../../engines/jobs/job-table.ts';
import { Refusal } from '../../engines/store/refusal.ts';

export const listFailedJobs = os.system.listFailedJobs.handler(async ({ context }) => ({
  jobs: (await listFailed(context.database)).map(({ id, name, at, attempts, state, error, reference }) => ({
    id,
    name,
    at,
    attempts,
    state,
    error,
    reference,
  })),
}));

export const retryJob = os.system.retryJob.handler(async ({ input, context }) => {
  if (!(await retry(context.database, input.id))) {
    throw new Refusal('NOT_FOUND', 'This job is no longer among the failed ones.');
  }
  context.wakeJobs();
  return {};
});
