import { pagePath, preApprovedUsers, type User, users } from '@pavilion/domain';
import { notify } from '../outbox/outbox.ts';
import type { Tx } from '../store/types.ts';

type Prepared = Awaited<ReturnType<typeof preApproval>>;

export interface Newcomer {
  /** In lower case; confirmed by a provider or by a link. */
  email: string;
  name: string;
  /** Reason for the request, when they were asked. */
  why?: string;
  prepared: Prepared;
}

/**
 * Adds an unknown person as a pending user without roles, or as an active one with the roles prepared for them
 * (OPN-025). A known user stays unchanged, unless an account was prepared while they waited.
 */
export async function addNewcomer(tx: Tx, { email, name, why, prepared }: Newcomer): Promise<User> {
  const given = prepared && { active: true, roles: prepared.roles, ...placeOf(prepared) };
  const [known] = await tx.find(users, { where: { email }, limit: 1 });
  if (known && !(given && isNew(known))) return known;
  // A prepared account is used once: a user deleted later cannot come back through it.
  if (prepared) await tx.remove(preApprovedUsers, prepared.id);
  if (known && given) return tx.patch(users, known.id, given);
  const person = await tx.insert(users, {
    email,
    name: prepared?.name || name.trim() || email.split('@')[0]!,
    active: false,
    roles: {},
    ...(why ? { accessReason: why } : {}),
    ...given,
  });
  if (!prepared) await tellAdministrators(tx, person);
  return person;
}

/** Waits for approval, and was not deactivated by an administrator. */
export const isNew = ({ active, deactivated_at }: User): boolean => !active && !deactivated_at;

async function tellAdministrators(tx: Tx, { id, name, email, accessReason }: User): Promise<void> {
  const administrators = await tx.find(users, { where: { active: true, 'roles.user_admin': true } });
  await notify(tx, {
    to: administrators.map((administrator) => administrator.id),
    kind: 'accountWaiting',
    title: `${name} is waiting for approval`,
    body: accessReason ? `${email}: ${accessReason}` : email,
    link: pagePath(users, { id }),
  });
}

/** The account prepared for this e-mail (in lower case), if any. */
export async function preApproval(tx: Tx, email: string) {
  const [prepared] = await tx.find(preApprovedUsers, { where: { email }, limit: 1 });
  return prepared;
}

function placeOf({ company, department }: NonNullable<Prepared>) {
  return {
    ...(company ? { company, companyConfirmed: company } : {}),
    ...(department ? { department } : {}),
  };
}
