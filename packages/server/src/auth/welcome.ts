import { users } from '@pavilion/domain';
import { z } from 'zod';
import { notify, writeMail } from '../integrations/outbox.ts';
import { defineJob } from '../jobs/types.ts';
import { lifetimes, makeSetPasswordLink } from './one-time-link.ts';

/** Tells a person whom an administrator added or approved how to get in: with a link to set a password where there is no login yet. */
export const welcome = defineJob({
  name: 'welcome',
  payload: z.object({ user: z.string(), invited: z.boolean() }),
  timeout: 60,
  retries: 5,
  async run(context, { user: id, invited }) {
    const user = await context.store.get(users, id);
    if (!user?.active) return;
    const logins = await context.database.query('SELECT 1 FROM auth_account WHERE "userId" = $1 LIMIT 1', [id]);
    const publicUrl = context.publicUrl();
    const first = logins.length === 0;
    const link = first
      ? await makeSetPasswordLink(context.database, id, publicUrl, lifetimes.invitation)
      : `${publicUrl}/#/login`;
    const opening = invited ? 'An account has been made for you.' : 'Your account has been approved.';
    const how = first ? 'Follow this link within 7 days to set your password and sign in:' : 'You can sign in here:';
    await context.store.transaction({ kind: 'system', name: 'job:welcome' }, async (tx) => {
      if (!invited) {
        const title = 'Your account has been approved';
        await notify(tx, { to: [id], kind: 'accountApproved', title });
      }
      await writeMail(tx, {
        to: user.email,
        subject: invited ? 'Your Pavilion account' : 'Your Pavilion account is approved',
        text: `Hello ${user.name},\n\n${opening} ${how}`,
        link,
      });
    });
  },
});
