import type { RestrictionField, User } from '../accounts/documents.ts';

/** One restriction of a user. `changes` applied to an unrestricted user gives a user with only this restriction. */
export type Restriction = { changes: Partial<User> } & (
  | { kind: 'department' | 'brand' | 'partner'; values: readonly string[] }
  | { kind: 'matches' | 'current'; int: boolean }
  | { kind: 'field'; int: boolean; field: RestrictionField; values: readonly (string | number)[] }
  | { kind: 'company'; company: string | undefined }
);

/** Restriction fields of a user who is limited only by roles. */
export function unrestricted(organisation: string): Partial<User> {
  return {
    departmentAccess: [],
    brandAccess: [],
    partnerAccess: [],
    accessInt: true,
    accessIntCurrent: true,
    accessIntFields: [],
    accessDom: true,
    accessDomCurrent: true,
    accessDomFields: [],
    companyConfirmed: organisation,
  };
}

/** All restrictions of a user, one by one (USR-119..135). */
export function restrictionsOf(user: User): Restriction[] {
  const { departmentAccess, brandAccess, partnerAccess, companyConfirmed } = user;
  const found: Restriction[] = [];
  const list = (kind: 'department' | 'brand' | 'partner', values: readonly string[], changes: Partial<User>) => {
    if (values.length > 0) found.push({ kind, values, changes });
  };
  list('department', departmentAccess, { departmentAccess });
  list('brand', brandAccess, { brandAccess });
  list('partner', partnerAccess, { partnerAccess });

  const { accessIntPermissions, accessDomPermissions } = user;
  if (!user.accessInt) found.push({ kind: 'matches', int: true, changes: { accessInt: false } });
  else if (!user.accessIntCurrent) found.push({ kind: 'current', int: true, changes: { accessIntCurrent: false } });
  if (!user.accessDom) found.push({ kind: 'matches', int: false, changes: { accessDom: false } });
  else if (!user.accessDomCurrent) found.push({ kind: 'current', int: false, changes: { accessDomCurrent: false } });
  for (const field of user.accessInt ? user.accessIntFields : []) {
    const changes = { accessIntFields: [field], accessIntPermissions };
    found.push({ kind: 'field', int: true, field, values: accessIntPermissions[field] ?? [], changes });
  }
  for (const field of user.accessDom ? user.accessDomFields : []) {
    const changes = { accessDomFields: [field], accessDomPermissions };
    found.push({ kind: 'field', int: false, field, values: accessDomPermissions[field] ?? [], changes });
  }
  found.push({ kind: 'company', company: companyConfirmed, changes: { companyConfirmed } });
  return found;
}
