import { type User, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Database } from '../database/types.ts';
import { defineJob } from '../jobs/types.ts';
import { type Mail, notify, writeMails } from '../outbox/outbox.ts';
import type { Tx } from '../store/types.ts';
import { lifetimes, makeLinks, sqlOf } from './one-time-link.ts';

/** Reason for the e-mail; `passwordLink` also goes to people who already have a login. */
const greetings = ['invited', 'approved', 'reactivated', 'restored', 'passwordLink'] as const;
export type Greeting = (typeof greetings)[number];

/** People per run; their e-mails are written together. */
const mostWelcomed = 100;

/**
 * Tells people admitted by an administrator how to sign in, and no integrations; includes a link to set a password if they have no login
 * yet.
 */
export const welcome = defineJob({
  name: 'welcome',
  payload: z
    .object({
      users: z.array(z.string()).max(mostWelcomed),
      greeting: z.enum(greetings).optional(),
      invited: z.boolean().optional(),
    })
    // Jobs queued by an earlier version have only `invited`.
    .transform(({ users, greeting, invited }) => ({ users, greeting: greeting ?? (invited ? 'invited' : 'approved') })),
  timeout: 60,
  retries: 5,
  async run(context, { users: ids, greeting }) {
    const people = await context.store.find(users, {
      where: { id: { in: ids }, active: true, not: { integration: true } },
    });
    if (people.length === 0) return;
    const publicUrl = context.publicUrl();
    const known = greeting === 'passwordLink' ? new Set<string>() : await withLogin(context.database, ids);
    await context.store.transaction({ kind: 'system', name: 'job:welcome' }, async (tx) => {
      const first = people.filter(({ id }) => !known.has(id));
      const wanted = first.map(({ id, email }) => ({ user: id, email }));
      const made = await makeLinks(sqlOf(tx), wanted, publicUrl, lifetimes.invitation);
      const links = new Map(first.map(({ id }, at) => [id, made[at]]));
      if (greeting === 'approved' || greeting === 'reactivated') {
        const title = `Your account has been ${greeting}`;
        await notify(tx, { to: people.map(({ id }) => id), kind: 'accountApproved', title });
      }
      await writeMails(
        tx,
        people.map((person) => mailTo(person, greeting, links.get(person.id), `${publicUrl}/#/login`)),
      );
    });
  },
});

/** Queues the e-mails to these people, in the transaction that admits them. */
export async function welcomeAll(tx: Tx, ids: readonly string[], greeting: Greeting): Promise<void> {
  const groups: string[][] = [];
  for (let from = 0; from < ids.length; from += mostWelcomed) groups.push(ids.slice(from, from + mostWelcomed));
  await tx.enqueueBatch(
    welcome,
    groups.map((group) => ({ payload: { users: group, greeting }, key: `${group[0]} ${group.length}` })),
  );
}

const words: Record<Greeting, { subject: string; opening: string }> = {
  invited: { subject: 'Your Pavilion account', opening: 'An account has been created for you.' },
  approved: { subject: 'Your Pavilion account is approved', opening: 'Your account has been approved.' },
  reactivated: { subject: 'Your Pavilion account is active again', opening: 'Your account has been reactivated.' },
  restored: { subject: 'Your Pavilion account is back', opening: 'Your account has been restored.' },
  passwordLink: { subject: 'Set your Pavilion password', opening: 'An administrator has sent you this link.' },
};

function mailTo(user: User, greeting: Greeting, first: string | undefined, signIn: string): Mail {
  const { subject, opening } = words[greeting];
  const how = first ? 'Follow this link within 7 days to set your password and sign in:' : 'You can sign in here:';
  return { to: user.email, subject, text: `Hello ${user.name},\n\n${opening} ${how}`, link: first ?? signIn };
}

async function withLogin(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ userId: string }>(
    'SELECT DISTINCT "userId" FROM auth_account WHERE "userId" IN (SELECT jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ userId }) => userId));
}
