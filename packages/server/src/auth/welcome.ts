import { type User, users } from '@pavilion/domain';
import { z } from 'zod';
import type { Database } from '../database/types.ts';
import { type Mail, notify, writeMails } from '../integrations/outbox.ts';
import { defineJob } from '../jobs/types.ts';
import type { Tx } from '../store/types.ts';
import { lifetimes, makeSetPasswordLinks } from './one-time-link.ts';

/** How many people one run tells: their e-mails are written together. */
const mostWelcomed = 100;

/** Tells people whom an administrator added or approved how to get in: with a link to set a password where there is no login yet. */
export const welcome = defineJob({
  name: 'welcome',
  payload: z.object({ users: z.array(z.string()).max(mostWelcomed), invited: z.boolean() }),
  timeout: 60,
  retries: 5,
  async run(context, { users: ids, invited }) {
    const people = await context.store.find(users, { where: { id: { in: ids }, active: true } });
    if (people.length === 0) return;
    const publicUrl = context.publicUrl();
    const known = await withLogin(context.database, ids);
    const first = people.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    const links = await makeSetPasswordLinks(context.database, first, publicUrl, lifetimes.invitation);
    await context.store.transaction({ kind: 'system', name: 'job:welcome' }, async (tx) => {
      if (!invited) {
        const title = 'Your account has been approved';
        await notify(tx, { to: people.map(({ id }) => id), kind: 'accountApproved', title });
      }
      await writeMails(
        tx,
        people.map((person) => mailTo(person, invited, links.get(person.id), `${publicUrl}/#/login`)),
      );
    });
  },
});

/** Adds the work of telling these people, in the transaction that lets them in. */
export async function welcomeAll(tx: Tx, ids: readonly string[], invited: boolean): Promise<void> {
  const groups: string[][] = [];
  for (let from = 0; from < ids.length; from += mostWelcomed) groups.push(ids.slice(from, from + mostWelcomed));
  await tx.enqueueBatch(
    welcome,
    groups.map((group) => ({ payload: { users: group, invited }, key: `${group[0]} ${group.length}` })),
  );
}

function mailTo(user: User, invited: boolean, first: string | undefined, signIn: string): Mail {
  const opening = invited ? 'An account has been made for you.' : 'Your account has been approved.';
  const how = first ? 'Follow this link within 7 days to set your password and sign in:' : 'You can sign in here:';
  return {
    to: user.email,
    subject: invited ? 'Your Pavilion account' : 'Your Pavilion account is approved',
    text: `Hello ${user.name},\n\n${opening} ${how}`,
    link: first ?? signIn,
  };
}

async function withLogin(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ userId: string }>(
    'SELECT DISTINCT "userId" FROM auth_account WHERE "userId" IN (SELECT jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ userId }) => userId));
}
