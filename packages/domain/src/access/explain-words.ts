import { isMap, readPath } from '@pavilion/sync';
import type { RestrictionField, User } from '../accounts/documents.ts';
import { cricketFormats, cricketTypes } from '../archive/documents.ts';
import { formatDay, londonDay } from '../dates.ts';
import type { FailingCondition } from './failing-conditions.ts';
import type { Restriction } from './restrictions.ts';

/** Noun of the document (`brief`, `deliverable` …), and names of teams and venues by id. */
export interface Naming {
  noun: string;
  names?: ReadonlyMap<string, string>;
}

/** `a, b or c` */
export function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Labels of the match archive restrictions (USR-131, USR-132). */
export const restrictionLabels: Record<RestrictionField, string> = {
  cricketFormat: 'Format',
  cricketType: 'Type',
  teamsMap: 'Home or Away Teams',
  ground: 'Venue',
  teamId1: 'Home Team Only',
};

/** Words for the id of a team or venue that no longer exists. */
export const unknownWords: Partial<Record<RestrictionField, string>> = {
  teamsMap: 'an unknown team',
  ground: 'an unknown venue',
  teamId1: 'an unknown team',
};

const listLabels = { department: 'Department', brand: 'Brand', partner: 'Partner' } as const;

/** Sentence on how a restriction, the only one left in force, excludes a document. */
export function restrictionWords(
  restriction: Restriction,
  user: Pick<User, 'companyConfirmed'>,
  failing: readonly FailingCondition[],
  document: object,
  naming: Naming,
): string {
  const { noun } = naming;
  const has = foundWords(failing, naming);
  switch (restriction.kind) {
    case 'department':
    case 'brand':
    case 'partner': {
      const label = listLabels[restriction.kind];
      const [first] = failing;
      // Some rules exclude everyone with any restriction, as for zips. Then no field of the document is at fault.
      const isAbout = first !== undefined && /department|brand|partner/i.test(first.path);
      const other = isAbout ? (has ?? `without a ${restriction.kind}`) : undefined;
      return `${label} access is limited to ${joined(restriction.values, 'and')}; ${
        other ? `this ${noun} is ${other}` : `this ${noun} may contain other content`
      }.`;
    }
    case 'matches':
      return `${matchWords(restriction.int)} matches are not part of this user’s match access.`;
    case 'current':
      return `${pluralWords(restriction.int)} of the current year are excluded; this ${noun} is from ${
        readPath(document, 'year') ?? 'an unknown year'
      }.`;
    case 'field': {
      const { field, values, int } = restriction;
      const permitted = [...new Set(values.map((value) => valueWords(field, value, naming)))];
      const limit = permitted.length > 0 ? `limited to ${joined(permitted, 'and')}` : 'without any permitted value';
      const own = ownValue(field, document, naming);
      return `${pluralWords(int)} are restricted by ${restrictionLabels[field]}, ${limit}; this ${noun} is ${own}.`;
    }
    case 'company':
      return user.companyConfirmed
        ? `Calendar resources are limited to those of ${user.companyConfirmed}, the confirmed company; this ${noun} ${has ? `belongs to ${has}` : 'has no company'}.`
        : 'Calendar resources depend on the confirmed company, and no administrator has confirmed one for this user.';
  }
}

const matchWords = (int: boolean) => (int ? 'International' : 'Domestic');
const pluralWords = (int: boolean) => (int ? 'Internationals' : 'Domestic matches');

/** Sentences on why a document's state, owner or start date excludes it even for people without restrictions. */
export function conditionWords(failing: readonly FailingCondition[], { noun }: Naming): string[] {
  return [...new Set(failing.flatMap((condition) => stateWords(condition, noun)))];
}

function stateWords({ path, found, values }: FailingCondition, noun: string): string[] {
  switch (path) {
    case 'state':
    case 'delState':
      return values.includes('signed') ? [`This ${noun} is not signed off.`] : [];
    case 'status':
      return values.includes('signed') ? [`This ${noun} is not the signed version.`] : [];
    case 'inCollection':
      return [`This ${noun} is not in a collection.`];
    case 'created_by':
    case 'user':
      return [`This ${noun} belongs to another person.`];
    case 'startDate':
      return [
        typeof found === 'string'
          ? `The match has not started yet: it starts on ${formatDay(londonDay(found))}.`
          : 'The match has no start date.',
      ];
    default:
      return [];
  }
}

/** Values found in the document by the failing conditions, in words. */
function foundWords(failing: readonly FailingCondition[], naming: Naming): string | undefined {
  const found = failing.flatMap(({ found }) => (Array.isArray(found) ? found : [found]));
  const words = [...new Set(found.filter((value) => typeof value === 'string' || typeof value === 'number'))];
  return words.length > 0
    ? joined(
        words.map((value) => naming.names?.get(String(value)) ?? String(value)),
        'and',
      )
    : undefined;
}

function ownValue(field: RestrictionField, document: object, naming: Naming): string {
  const value = readPath(document, field);
  if (isMap(value)) {
    const teams = Object.keys(value).filter((team) => value[team] === true);
    return teams.length > 0
      ? joined(
          teams.map((team) => valueWords(field, team, naming)),
          'and',
        )
      : 'without known teams';
  }
  return typeof value === 'string' || typeof value === 'number' ? valueWords(field, value, naming) : 'without one';
}

function valueWords(field: RestrictionField, value: string | number, { names }: Naming): string {
  const options: Record<string, string> =
    field === 'cricketFormat' ? cricketFormats : field === 'cricketType' ? cricketTypes : {};
  return options[String(value)] ?? names?.get(String(value)) ?? unknownWords[field] ?? String(value);
}
