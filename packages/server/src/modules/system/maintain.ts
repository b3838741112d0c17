import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';

/** Nightly housekeeping: trash older than 30 days, the old end of the log, and expired links and sessions. */
export const maintain = defineJob({
  name: 'maintain',
  payload: z.object({}),
  timeout: 1_800,
  retries: 2,
  schedule: '40 3 * * *',
  async run(context) {
    await context.store.maintain();
    await context.database.query('DELETE FROM auth_verification WHERE "expiresAt" < now()');
    await context.database.query('DELETE FROM auth_link WHERE "expiresAt" < now()');
    await context.database.query(`DELETE FROM auth_attempt WHERE "since" < now() - interval '1 day'`);
    await context.database.query('DELETE FROM auth_session WHERE "expiresAt" < now()');
  },
});
