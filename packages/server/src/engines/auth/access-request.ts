import { type User, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../jobs/types.ts';
import { type Mail, writeMail } from '../outbox/outbox.ts';
import type { Tx } from '../store/types.ts';
import {
  type AccessRequest,
  lifetimes,
  makeLinks,
  makePasswordLink,
  spendLink,
  sqlOf,
  tokenOf,
} from './one-time-link.ts';
import { deadLink } from './set-password-by-link.ts';
import { addNewcomer, isNew, preApproval } from './sign-up.ts';

const actor = { kind: 'system', name: 'access-request' } as const;

/**
 * Answers a request for access, only by e-mail: the web page must not reveal who has an account. It runs as a job, so
 * that the response time reveals nothing either.
 */
export const answerAccessRequest = defineJob({
  name: 'answerAccessRequest',
  payload: z.object({ email: z.string(), name: z.string(), why: z.string() }),
  timeout: 60,
  retries: 3,
  async run(context, { email, ...request }) {
    await context.store.transaction(actor, async (tx) => {
      const [known] = await tx.find(users, { where: { email }, limit: 1 });
      // The address of an integration belongs to nobody.
      if (known?.integration) return;
      const prepared = await preApproval(tx, email);
      if (known && !(prepared && isNew(known))) return writeMail(tx, mailToKnown(known, context.publicUrl()));
      // Without a mail server no address can be confirmed: the administrator who approves passes on the invitation.
      if (!context.mail.configured && !prepared) {
        await addNewcomer(tx, { email, ...request, prepared });
        return;
      }
      await writeMail(tx, await mailToConfirm(tx, email, request, context.publicUrl()));
    });
  },
});

function mailToKnown({ email, name, active }: User, publicUrl: string): Mail {
  const state = active
    ? 'You have an account already. If you have forgotten your password, you can ask for a new one where you sign in:'
    : 'Your account is waiting for approval by an administrator. You will get an e-mail when you can sign in here:';
  return {
    to: email,
    subject: 'Your Pavilion account',
    text: `Hello ${name},\n\n${state}`,
    link: `${publicUrl}/#/login`,
  };
}

async function mailToConfirm(tx: Tx, email: string, request: AccessRequest, publicUrl: string): Promise<Mail> {
  const [link] = await makeLinks(sqlOf(tx), [{ user: null, email, request }], publicUrl, lifetimes.access);
  return {
    to: email,
    subject: 'Please confirm your e-mail address',
    text: `Hello ${request.name},\n\nFollow this link within a day to confirm that you asked for access to Pavilion. If you did not ask, ignore this e-mail.`,
    link: link!,
  };
}

/**
 * The owner of the address has confirmed it. A new user is waiting for approval; with a prepared account, the owner gets a
 * token to set the password. All other requests for this address are cancelled.
 */
export async function confirmRequest(context: Context, token: string): Promise<{ setPassword?: string }> {
  return context.store.transaction(actor, async (tx) => {
    const sql = sqlOf(tx);
    const link = await spendLink(sql, token);
    if (!link?.request) throw deadLink();
    const { email, request } = link;
    await tx.sql('DELETE FROM auth_link WHERE "email" = $1 AND "userId" IS NULL', [email]);
    const prepared = await preApproval(tx, email);
    const person = await addNewcomer(tx, { email, ...request, prepared });
    if (!prepared || !person.active) return {};
    return { setPassword: tokenOf(await makePasswordLink(sql, person, context.publicUrl(), lifetimes.reset)) };
  });
}
