import { type User, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../jobs/types.ts';
import { writeMail } from '../outbox/outbox.ts';
import { lifetimes, makePasswordLink, sqlOf } from './one-time-link.ts';

/**
 * E-mails a password link to the active user with this address, if any. It runs as a job, so that the response time
 * does not reveal whether the user exists.
 */
export const mailPasswordLink = defineJob({
  name: 'mailPasswordLink',
  payload: z.object({ email: z.string() }),
  timeout: 60,
  retries: 3,
  async run(context, { email }) {
    const [person] = await context.store.find(users, { where: { email, active: true }, limit: 1 });
    if (person && !person.integration) await sendPasswordLink(context, person);
  },
});

/** Writes the e-mail with a link to set a new password. */
export async function sendPasswordLink(context: Context, person: User): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'sign-in' }, async (tx) => {
    const link = await makePasswordLink(sqlOf(tx), person, context.publicUrl(), lifetimes.reset);
    await writeMail(tx, {
      to: person.email,
      subject: 'Set a new password',
      text: `Hello ${person.name},\n\nFollow this link within an hour to set a new password. If you did not ask for this, ignore this e-mail.`,
      link,
    });
  });
}
