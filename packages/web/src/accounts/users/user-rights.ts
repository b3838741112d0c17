import { type Capability, hasFlag, rolesGive } from '@pavilion/domain/access';
import type { User } from '@pavilion/domain/accounts';
import { isRestricted } from '../restriction-words.ts';

const gives = (capability: Capability) => (user: User) => rolesGive(user.roles, capability);

/** Icon columns of the users list, in order, with the test for each icon (USR-011, OPN-029). */
export const userRights = {
  International: (user: User) => user.accessInt,
  Domestic: (user: User) => user.accessDom,
  Production: gives('openProduction'),
  Restrictions: isRestricted,
  Catalogue: gives('openCatalogue'),
  // OPN-018: this flag has no other effect.
  FCC: (user: User) => hasFlag(user.roles, 'fcc_access'),
  Inspirations: gives('openInspirations'),
  'User Admin': gives('manageUsers'),
} satisfies Record<string, (user: User) => boolean>;
export type UserRight = keyof typeof userRights;
