import { and, everything, nothing, or, pathPattern, type Where } from '@pavilion/sync';
import type { RestrictionField } from '../accounts/documents.ts';
import { londonDay } from '../dates.ts';
import { can, type Viewer } from './viewer.ts';

/**
 * Clause for the matches, recordings, reels, clips and deliveries that a person can find and open (USR-122..130, OPN-064). Each
 * of these documents carries `int`, `startDate`, `year`, `teamsMap`, `cricketFormat`, `cricketType`, `ground` and `teamId1` of
 * its match.
 */
export function matchAccess(viewer: Viewer): Where {
  if (!can(viewer, 'openArchive') && !can(viewer, 'manageArchive')) return nothing;
  const { user } = viewer;
  // Outside the alternatives: there an index in the order of dates can start at this date.
  const started = { startDate: { lte: hourOf(viewer.now) } };
  const kinds = or(
    user.accessInt
      ? kindOfMatch(viewer, true, user.accessIntCurrent, user.accessIntFields, user.accessIntPermissions)
      : nothing,
    user.accessDom
      ? kindOfMatch(viewer, false, user.accessDomCurrent, user.accessDomFields, user.accessDomPermissions)
      : nothing,
  );
  return and(started, kinds);
}

/**
 * Clause for the archive documents that a person can read: all for match archive administrators, otherwise `matchAccess`.
 * Administration pages show all matches; every other page adds `matchAccess` to its queries.
 */
export function archiveReading(viewer: Viewer): Where {
  return can(viewer, 'manageArchive') ? everything : matchAccess(viewer);
}

/** Whether a person can read some matches, should there be any: without match access they find none whatever they search for. */
export function mayReadMatches(viewer: Viewer): boolean {
  const { accessInt, accessDom } = viewer.user;
  return can(viewer, 'manageArchive') || (can(viewer, 'openArchive') && (accessInt || accessDom));
}

type Permissions = Partial<Record<RestrictionField, (string | number)[] | undefined>>;

function kindOfMatch(
  viewer: Viewer,
  int: boolean,
  current: boolean,
  fields: readonly RestrictionField[],
  permissions: Permissions,
): Where {
  const parts: Where[] = [{ int }];
  if (!current) parts.push({ not: { year: Number(londonDay(viewer.now).slice(0, 4)) } });
  for (const field of fields) {
    if (int && field === 'teamId1') continue; // domestic access only (USR-132)
    parts.push(restriction(field, permissions[field] ?? []));
  }
  return and(...parts);
}

/**
 * Clause for one restricted field. Without permitted values it excludes every match: the restriction was set on purpose.
 */
function restriction(field: RestrictionField, values: readonly (string | number)[]): Where {
  switch (field) {
    case 'teamsMap':
      return or(
        ...values
          .map((team) => `teamsMap.${team}`)
          .filter((path) => pathPattern.test(path))
          .map((path) => ({ [path]: true })),
      );
    case 'cricketFormat':
    case 'cricketType':
      return oneOf(field, values.map(Number).filter(Number.isFinite));
    case 'ground':
    case 'teamId1':
      return oneOf(field, values.map(String));
  }
}

const oneOf = (field: string, values: readonly (string | number)[]): Where =>
  values.length === 0 ? nothing : { [field]: { in: values } };

/** Time rounded down to the hour, so that clauses stay identical, and shareable between people, within an hour. */
const hourOf = (now: string) => `${now.slice(0, 13)}:00:00.000Z`;
