import type { RoleFlag } from '@pavilion/domain/access';

/**
 * The people meant by a line of a plain table: anybody, every signed-in and active person, or anyone with one of these
 * flags. Flags in a nested list are needed together.
 */
export type Who = 'anybody' | 'everyone' | readonly (RoleFlag | readonly RoleFlag[])[];

/** Whether this includes a signed-in person with these flags. */
export function isMeant(who: Who, held: readonly RoleFlag[]): boolean {
  if (typeof who === 'string') return true;
  return who.some((entry) => (typeof entry === 'string' ? [entry] : entry).every((flag) => held.includes(flag)));
}
