import { newPassword, ownPasswordFault, type User, users } from '@pavilion/domain';
import { type Roles, roleFlags } from '@pavilion/domain/access';
import type { Context } from '../../context.ts';
import type { SignInLibrary } from '../../sign-in-library.ts';
import type { Tx } from '../store/types.ts';
import { lifetimes, makePasswordLink, type Sql, sqlOf } from './one-time-link.ts';
import { hashOf, presentHash, writePassword } from './passwords.ts';

/** Sign-in details for the person who starts the server, if any. */
export type FirstSignIn = { email: string; password?: true; link?: string } | null;

const administrators = { where: { active: true, 'roles.user_admin': true }, limit: 50 };
/** Arbitrary number of the lock of a first start. */
const firstStartLock = 7_283_006;
const administratorName = 'Administrator';
const unnamedEmail = 'admin@pavilion.local';
export const allRoles: Roles = Object.fromEntries(roleFlags.map((flag) => [flag, true]));

/**
 * While no administrator can sign in, creates the one in the settings, with all roles and the password, in one
 * transaction: an interrupted start leaves all of it or none. Without settings there is a one-time link to set a
 * password, renewed at each start.
 */
export async function firstAdministrator(context: Context, auth: () => Promise<SignInLibrary>): Promise<FirstSignIn> {
  const { config, database, store } = context;
  const given = config.admin;
  if (await haveLogin(database, await store.find(users, administrators))) return null;
  // The password of the demo is printed for everybody.
  const fault = given && !config.demo && faultOf(given);
  if (fault) throw new Error(`ADMIN_PASSWORD cannot be used. ${fault}`);
  const hash = given && (await hashOf(await auth(), given.password));
  const person = await store.transaction({ kind: 'system', name: 'first-start' }, async (tx) => {
    // Two servers may start on an empty database at once: the second finds what the first has made.
    await tx.sql('SELECT pg_advisory_xact_lock($1)', [firstStartLock]);
    const known = await tx.find(users, administrators);
    if (await haveLogin(sqlOf(tx), known)) return null;
    if (known[0] && !given) return known[0];
    const administrator = await appoint(tx, given?.email ?? unnamedEmail, config.organisation);
    if (hash) await writePassword(tx, administrator.id, hash, 'settings');
    return administrator;
  });
  if (!person) return null;
  return given ? { email: person.email, password: true } : linkFor(context, person);
}

/** Why the first administrator cannot have this password: the rules are those of everybody. */
function faultOf({ email, password }: { email: string; password: string }): string | null {
  const { error } = newPassword.safeParse(password);
  return error?.issues[0]?.message ?? ownPasswordFault(password, { name: administratorName, email });
}

/**
 * Says in the log that a later start ignores the administrator of the settings: the password is another than the one in use,
 * or there is nobody with this e-mail. Comparing is slow by design, as a sign-in is.
 */
export async function reportIgnored(
  { config, database, log, store }: Context,
  auth: () => Promise<SignInLibrary>,
): Promise<void> {
  const given = config.admin;
  if (!given || config.demo) return;
  const [person] = await store.find(users, { where: { email: given.email }, limit: 1 });
  if (!person) {
    log.warn(
      `ADMIN_EMAIL and ADMIN_PASSWORD have no effect: there is an administrator already, and no ${given.email}.`,
    );
    return;
  }
  const { password } = await (await auth()).$context;
  const hash = await presentHash(database, person.id);
  if (hash && (await password.verify({ password: given.password, hash }))) return;
  log.warn(
    `ADMIN_PASSWORD has no effect: it is read at the first start only. ${given.email} can get a link for a new password on the sign-in page.`,
  );
}

async function appoint(tx: Tx, email: string, organisation: string): Promise<User> {
  const rights = {
    active: true,
    roles: allRoles,
    accessInt: true,
    accessIntCurrent: true,
    accessDom: true,
    accessDomCurrent: true,
  };
  const [known] = await tx.find(users, { where: { email }, limit: 1 });
  if (known) return tx.patch(users, known.id, rights);
  const company = { company: organisation, companyConfirmed: organisation };
  return tx.insert(users, { email, name: administratorName, ...company, ...rights });
}

async function haveLogin(sql: Sql, people: readonly User[]): Promise<boolean> {
  const logins = await sql.query(
    `SELECT 1 FROM auth_account WHERE "userId" IN (SELECT jsonb_array_elements_text($1::jsonb)) LIMIT 1`,
    [JSON.stringify(people.map(({ id }) => id))],
  );
  return logins.length > 0;
}

async function linkFor(context: Context, person: User): Promise<FirstSignIn> {
  const link = await makePasswordLink(context.database, person, context.publicUrl(), lifetimes.invitation);
  return { email: person.email, link };
}
