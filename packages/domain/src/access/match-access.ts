import { and, everything, nothing, or, pathPattern, type Where } from '@pavilion/sync';
import type { RestrictionField } from '../accounts/documents.ts';
import { londonDay } from '../dates.ts';
import { can, type Viewer } from './viewer.ts';

/**
 * Which matches, recordings, reels, clips and deliveries a person may find and open (USR-122..130, OPN-064): the documents
 * carry `int`, `startDate`, `year`, `teamsMap`, `cricketFormat`, `cricketType`, `ground` and `teamId1` of their match.
 */
export function matchAccess(viewer: Viewer): Where {
  if (!can(viewer, 'openArchive') && !can(viewer, 'manageArchive')) return nothing;
  const { user } = viewer;
  return or(
    user.accessInt
      ? kindOfMatch(viewer, true, user.accessIntCurrent, user.accessIntFields, user.accessIntPermissions)
      : nothing,
    user.accessDom
      ? kindOfMatch(viewer, false, user.accessDomCurrent, user.accessDomFields, user.accessDomPermissions)
      : nothing,
  );
}

/**
 * What the store lets a person read of the archive: `matchAccess`, and everything for those who maintain it. The
 * administration pages work on all matches; every other page asks for `matchAccess` besides.
 */
export function archiveReading(viewer: Viewer): Where {
  return can(viewer, 'manageArchive') ? everything : matchAccess(viewer);
}

type Permissions = Partial<Record<RestrictionField, (string | number)[] | undefined>>;

function kindOfMatch(
  viewer: Viewer,
  int: boolean,
  current: boolean,
  fields: readonly RestrictionField[],
  permissions: Permissions,
): Where {
  const parts: Where[] = [{ int }, { startDate: { lte: hourOf(viewer.now) } }];
  if (!current) parts.push({ not: { year: Number(londonDay(viewer.now).slice(0, 4)) } });
  for (const field of fields) {
    if (int && field === 'teamId1') continue; // USR-132: offered for domestic access only
    parts.push(restriction(field, permissions[field] ?? []));
  }
  return and(...parts);
}

/** A restriction without any permitted value lets nothing through: it was ticked, so it is meant. */
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

/** Rules may rely on the hour only, so that everybody's clause of this hour is the same text. */
const hourOf = (now: string) => `${now.slice(0, 13)}:00:00.000Z`;
