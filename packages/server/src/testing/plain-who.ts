import type { RoleFlag } from '@pavilion/domain/access';

/**
 * Whom a line of a plain table means: anybody at all, everyone who is signed in and active, or whoever holds one of these
 * flags. Flags in a list of their own are needed together.
 */
export type Who = 'anybody' | 'everyone' | readonly (RoleFlag | readonly RoleFlag[])[];

/** Whether a signed-in person with these flags is meant. */
export function isMeant(who: Who, held: readonly RoleFlag[]): boolean {
  if (typeof who === 'string') return true;
  return who.some((entry) => (typeof entry === 'string' ? [entry] : entry).every((flag) => held.includes(flag)));
}
