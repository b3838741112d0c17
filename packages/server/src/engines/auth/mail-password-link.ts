import { type User, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../jobs/types.ts';
import { writeMail } from '../outbox/outbox.ts';
import { lifetimes, makePasswordLink, sqlOf } from './one-time-link.ts';

/**
 * E-mails a link to set a password to the active user of this address, if there is one. It is a job, so that whoever asks is
 * answered in the same time whether or not there is.
 */
export const mailPasswordLink = defineJob({
  name: 'mailPasswordLink',
  payload: z.object({ email: z.string() }),
  timeout: 60,
  retries: 3,
  async run(context, { email }) {
    const [person] = await context.store.find(users, { where: { email, active: true }, limit: 1 });
    if (person) await sendPasswordLink(context, person);
  },
});

/** Writes the e-mail with a link to set a new password. */
export async function sendPasswordLink(context: Context, person: User): Promise<void> {
  await context.store.transaction({ kind: 'system', name: 'sign-in' }, async (tx) => {
    const link = await makePasswordLink(sqlOf(tx), person, context.publicUrl(), lifetimes.reset);
    await writeMail(tx, {
      to: person.email,
      subject: 'Set a new password',
      text: `Hello ${person.name},\n\nFollow this link within an hour to set a new password. If you did not ask for it, nothing has changed.`,
      link,
    });
  });
}
