import type { RoleFlag } from '@pavilion/domain/access';

/** One role to give to, or take from, everybody selected, and whom that would change. */
export interface RoleChange {
  flag: RoleFlag;
  value: boolean;
  changed: readonly { id: string; name: string }[];
}

export const people = (count: number) => `${count} ${count === 1 ? 'user' : 'users'}`;
