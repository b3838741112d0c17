import { type Capability, capabilities, rolesGive } from '@pavilion/domain/access';
import { type User, users } from '@pavilion/domain/accounts';
import { describe, expect, it } from 'vitest';
import { type UserRight, userRights } from './user-rights.ts';
import { userSearch } from './user-search.ts';

const user = (fields: Partial<User>): User => ({
  ...users.schema.parse({ email: 'a@b.c', name: 'A', ...fields }),
  id: 'a',
  _rev: 1,
});
const columnsOf = (fields: Partial<User>) =>
  (Object.keys(userRights) as UserRight[]).filter((right) => userRights[right](user(fields)));

describe('the icon columns of the users list', () => {
  it.each<[UserRight, Partial<User>]>([
    ['International', { accessInt: true }],
    ['Domestic', { accessDom: true }],
    ['Production', { roles: { production_access: true } }],
    ['Restrictions', { departmentAccess: ['Digital'] }],
    ['Restrictions', { brandAccess: ['The Hundred'] }],
    ['Restrictions', { partnerAccess: ['Sky'] }],
    ['Catalogue', { roles: { creative_catalogue_access: true } }],
    ['FCC', { roles: { fcc_access: true } }],
    ['Inspirations', { roles: { inspirations_access: true } }],
    ['User Admin', { roles: { user_admin: true } }],
  ])('%s is the only icon for %j (USR-011 OPN-029)', (right, fields) => {
    expect(columnsOf(fields)).toEqual([right]);
  });

  it('are empty for a user without rights (OPN-029)', () => {
    expect(columnsOf({ roles: { production_access: false } })).toEqual([]);
  });

  it('show and filter by fcc_access, which gives no capabilities (OPN-018 USR-114)', () => {
    expect(columnsOf({ roles: { fcc_access: true } })).toEqual(['FCC']);
    const filters = { text: '', company: '', department: '', role: 'fcc_access' as const, factor: '' as const };
    const { query } = userSearch(filters, { field: 'name', direction: 'asc' }, 1);
    expect(query).toMatchObject({ bool: { filter: [{}, { term: { 'roles.fcc_access': true } }] } });
    const given = (Object.keys(capabilities) as Capability[]).filter((one) => rolesGive({ fcc_access: true }, one));
    expect(given).toEqual(['signedIn']);
  });
});
