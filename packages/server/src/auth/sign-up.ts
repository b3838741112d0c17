import { preApprovedUsers, type User, users } from '@pavilion/domain';
import type { Context } from '../context.ts';
import { notify } from '../integrations/outbox.ts';
import type { Tx } from '../store/types.ts';
import { signUpActor } from './keep-logins.ts';

export interface Newcomer {
  email: string;
  name: string;
  /** Whether the address is proven, by a provider or because nobody here can send a proof. */
  proven: boolean;
}

/**
 * The first sign-in of an unknown e-mail makes a pending user without roles, or an active one with the roles given in advance
 * (OPN-025). An address that is not proven yet stays pending even then, else anyone could claim a prepared account.
 */
export async function addNewcomer(context: Context, newcomer: Newcomer): Promise<User> {
  return context.store.transaction(signUpActor, async (tx) => {
    const email = newcomer.email.trim().toLowerCase();
    const [known] = await tx.find(users, { where: { email }, limit: 1 });
    if (known) return known;
    const prepared = await preApproval(tx, email);
    const given = prepared && newcomer.proven;
    const person = await tx.insert(users, {
      email,
      name: prepared?.name || newcomer.name.trim() || email.split('@')[0]!,
      active: given === true,
      roles: given ? prepared.roles : {},
      ...(given ? placeOf(prepared) : {}),
    });
    // A prepared account opens by itself as soon as its address is proven.
    if (!prepared) await tellAdministrators(tx, person);
    return person;
  });
}

async function tellAdministrators(tx: Tx, { id, name, email }: User): Promise<void> {
  const administrators = await tx.find(users, { where: { active: true, 'roles.user_admin': true } });
  await notify(tx, {
    to: administrators.map((administrator) => administrator.id),
    kind: 'accountWaiting',
    title: `${name} waits for approval`,
    body: email,
    link: `/user/${id}`,
  });
}

/** A pending user who proved the address becomes active where the account was prepared. */
export async function admitProven(context: Context, userId: string): Promise<void> {
  await context.store.transaction(signUpActor, async (tx) => {
    const user = await tx.lock(users, userId);
    if (!user || user.active) return;
    const prepared = await preApproval(tx, user.email);
    if (prepared) await tx.patch(users, userId, { active: true, roles: prepared.roles, ...placeOf(prepared) });
  });
}

type Prepared = NonNullable<Awaited<ReturnType<typeof preApproval>>>;

async function preApproval(tx: Tx, email: string) {
  const [prepared] = await tx.find(preApprovedUsers, { where: { email }, limit: 1 });
  return prepared;
}

function placeOf({ company, department }: Prepared) {
  return {
    ...(company ? { company, companyConfirmed: company } : {}),
    ...(department ? { department } : {}),
  };
}
