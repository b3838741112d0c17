import type { User } from '@pavilion/domain';
import type { RoleFlag } from '@pavilion/domain/access';

/**
 * Who may read what, written plainly from the requirements alone; tests compare every endpoint with it. Deliberately
 * shares no code with the policies.
 */
export type Thing = { id: string } & Record<string, unknown>;

const listAllows = (list: readonly string[], ...values: unknown[]) =>
  list.length === 0 || values.flat().some((value) => list.includes(value as string));

export function plainRule(user: User, collection: string, thing: Thing, now: string): boolean {
  const has = (...flags: RoleFlag[]) => user.active && flags.some((flag) => user.roles[flag] === true);
  const withinScope =
    listAllows(user.departmentAccess, thing.department) &&
    listAllows(user.brandAccess, thing.brand, thing.brands ?? []) &&
    listAllows(user.partnerAccess, thing.partner);
  const isUnlimited = user.departmentAccess.length + user.brandAccess.length + user.partnerAccess.length === 0;
  const inLibrary = has('creative_catalogue_access', 'archive_access') && thing.inCollection === true;
  const usesSigned = has(
    'creative_catalogue_access',
    'production_access',
    'production_new_deliberables',
    'creative_catalogue_upload',
  );
  const inArchive = has('archive_uploader') || (has('archive_access') && matchRule(user, thing, now));

  switch (collection) {
    case 'productions':
      return has('production_access', 'production_feedback', 'production_admin', 'production_shifts') && withinScope;
    case 'deliverables':
      if (!withinScope) return false;
      return has('production_drafts') || (thing.state === 'signed' && (usesSigned || inLibrary));
    case 'notes':
      return has('production_drafts') && withinScope;
    case 'matches':
    case 'archiveEvents':
      return inArchive;
    case 'collections':
      return has(
        'archive_access',
        'production_new_deliberables',
        'creative_catalogue_access',
        'creative_catalogue_upload',
      );
    case 'zips':
      return zipRule();
    case 'files':
      return fileRule();
    default:
      throw new Error(`No plain rule for ${collection}.`);
  }

  function zipRule(): boolean {
    if (!user.active) return false;
    if (thing.created_by === user.id) return true;
    return isUnlimited && (has('production_drafts') || (has('creative_catalogue_access') && thing.colID !== undefined));
  }

  function fileRule(): boolean {
    switch (thing.what) {
      case 'deliverable':
      case 'subtitle':
      case 'collection-file': {
        if (!withinScope) return false;
        if (has('production_drafts')) return true;
        const isSigned = thing.delState === 'signed' && (thing.status === 'signed' || thing.what === 'subtitle');
        return isSigned && (usesSigned || inLibrary);
      }
      case 'briefReference':
        return has('production_access', 'production_feedback') && withinScope;
      case 'inspiration':
        return user.active;
      case 'zip':
        return zipRule();
      case 'recording':
      case 'match-reel':
      case 'match-clip':
        return inArchive;
      case 'archive-awaiting':
        return has('archive_uploader');
      case 'livestream-county-logo':
        return has('livestream_access');
      default:
        return false;
    }
  }
}

/** The rule for internationals and for other matches (USR-122..130). */
export function matchRule(user: User, match: Thing, now: string): boolean {
  const [open, current, fields, permitted] =
    match.int === true
      ? [user.accessInt, user.accessIntCurrent, user.accessIntFields, user.accessIntPermissions]
      : [user.accessDom, user.accessDomCurrent, user.accessDomFields, user.accessDomPermissions];
  if (!open) return false;
  if (typeof match.startDate !== 'string' || match.startDate > now) return false;
  if (!current && match.year === new Date(now).getUTCFullYear()) return false;
  return fields.every((field) => {
    if (field === 'teamId1' && match.int === true) return true;
    const values = permitted[field] ?? [];
    if (field !== 'teamsMap') return values.some((value) => value === match[field]);
    return values.some((team) => (match.teamsMap as Record<string, boolean>)[team] === true);
  });
}
