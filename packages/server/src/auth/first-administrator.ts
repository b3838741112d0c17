import { users } from '@pavilion/domain';
import { type Roles, roleFlags } from '@pavilion/domain/access';
import type { Context } from '../context.ts';
import type { Auth } from './library.ts';
import { lifetimes, makeSetPasswordLink } from './one-time-link.ts';

/** What whoever starts the server is told about getting in, if anything. */
export type FirstSignIn = { email: string; password?: true; link?: string } | null;

const isAdministrator = { active: true, 'roles.user_admin': true };
const unnamedEmail = 'admin@pavilion.local';
export const allRoles: Roles = Object.fromEntries(roleFlags.map((flag) => [flag, true]));

/**
 * A store without an administrator (an empty one, or one that people were imported into first) gets one: with the e-mail and password of the settings, else with a one-time link to set one.
 * The link is made anew at each start for as long as no administrator can sign in.
 */
export async function firstAdministrator(context: Context, auth: () => Promise<Auth>): Promise<FirstSignIn> {
  const given = context.config.admin;
  if ((await context.store.count(users, isAdministrator)) > 0) return waitingAdministrator(context);
  const system = { kind: 'system', name: 'first-start' } as const;
  const email = given?.email ?? unnamedEmail;
  const { organisation } = context.config;
  const rights = {
    active: true,
    roles: allRoles,
    accessInt: true,
    accessIntCurrent: true,
    accessDom: true,
    accessDomCurrent: true,
  };
  const person = await context.store.transaction(system, async (tx) => {
    const [known] = await tx.find(users, { where: { email }, limit: 1 });
    if (known) return tx.patch(users, known.id, rights);
    const company = { company: organisation, companyConfirmed: organisation };
    return tx.insert(users, { email, name: 'Administrator', ...company, ...rights });
  });
  if (!given) return linkFor(context, person.id, email);
  await setPassword(await auth(), person.id, given.password);
  return { email, password: true };
}

/** Gives a person a password, or another one; for the first start, demonstrations and tests. */
export async function setPassword(auth: Auth, userId: string, password: string): Promise<void> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const hash = await hashing.hash(password);
  if (await internalAdapter.findCredentialAccount(userId)) return internalAdapter.updatePassword(userId, hash);
  await internalAdapter.createAccount({
    userId,
    providerId: 'credential',
    issuer: 'local:credential',
    accountId: userId,
    password: hash,
  });
}

async function waitingAdministrator(context: Context): Promise<FirstSignIn> {
  const administrators = await context.store.find(users, {
    where: isAdministrator,
    limit: 50,
  });
  const ids = administrators.map(({ id }) => id);
  const logins = await context.database.query(
    `SELECT 1 FROM auth_account WHERE "userId" IN (SELECT jsonb_array_elements_text($1::jsonb)) LIMIT 1`,
    [JSON.stringify(ids)],
  );
  const first = administrators[0]!;
  return logins.length > 0 ? null : linkFor(context, first.id, first.email);
}

async function linkFor(context: Context, id: string, email: string): Promise<FirstSignIn> {
  const link = await makeSetPasswordLink(context.database, id, context.publicUrl(), lifetimes.invitation);
  return { email, link };
}
