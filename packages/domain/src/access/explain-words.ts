import { isMap, readPath } from '@pavilion/sync';
import type { RestrictionField, User } from '../accounts/documents.ts';
import { cricketFormats, cricketTypes } from '../archive/documents.ts';
import { formatDay, londonDay } from '../dates.ts';
import type { FailingCondition } from './failing-conditions.ts';
import type { Restriction } from './restrictions.ts';

/** How things read: `brief`, `deliverable` …, and names of teams and venues by id. */
export interface Naming {
  noun: string;
  names?: ReadonlyMap<string, string>;
}

/** `a, b or c` */
export function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** USR-131, USR-132 */
export const restrictionLabels: Record<RestrictionField, string> = {
  cricketFormat: 'Format',
  cricketType: 'Type',
  teamsMap: 'Home or Away Teams',
  ground: 'Venue',
  teamId1: 'Home Team Only',
};

const listLabels = { department: 'Department', brand: 'Brand', partner: 'Partner' } as const;

/** Why the one restriction that is left keeps a document out. */
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
      // A rule may close a document to everybody who is limited at all (zips): then no field of it is at fault.
      const isAbout = first !== undefined && /department|brand|partner/i.test(first.path);
      const other = isAbout ? (has ?? `of no ${restriction.kind}`) : undefined;
      return `${label} access is limited to ${joined(restriction.values, 'and')}; ${
        other ? `this ${noun} is ${other}` : `this ${noun} may hold other things`
      }.`;
    }
    case 'matches':
      return `${matchWords(restriction.int)} matches are not part of this user’s match access.`;
    case 'current':
      return `${pluralWords(restriction.int)} of the current year are excluded; this ${noun} is of ${
        readPath(document, 'year') ?? 'no known year'
      }.`;
    case 'field': {
      const { field, values, int } = restriction;
      const permitted = values.map((value) => valueWords(field, value, naming));
      const limit =
        permitted.length > 0 ? `limited to ${joined(permitted, 'and')}` : 'limited, but no value is permitted';
      const own = ownValue(field, document, naming);
      return `${pluralWords(int)} are restricted by ${restrictionLabels[field]}, ${limit}; this ${noun} is ${own}.`;
    }
    case 'company':
      return user.companyConfirmed
        ? `Calendar resources are limited to those of ${user.companyConfirmed}, the confirmed company; this ${noun} is of ${has ?? 'no company'}.`
        : 'Calendar resources go by the confirmed company, and no administrator has confirmed one for this user.';
  }
}

const matchWords = (int: boolean) => (int ? 'International' : 'Domestic');
const pluralWords = (int: boolean) => (int ? 'Internationals' : 'Domestic matches');

/** Why a document lies outside a rule for those whom nothing limits: its state, its owner, its time. */
export function conditionWords(failing: readonly FailingCondition[], { noun }: Naming): string[] {
  return [...new Set(failing.flatMap((condition) => stateWords(condition, noun)))];
}

function stateWords({ path, found, values }: FailingCondition, noun: string): string[] {
  switch (path) {
    case 'state':
    case 'delState':
      return values.includes('signed') ? ['It is not signed off.'] : [];
    case 'status':
      return values.includes('signed') ? ['It is not the signed version.'] : [];
    case 'inCollection':
      return ['It stands in no collection.'];
    case 'created_by':
    case 'user':
      return [`This ${noun} belongs to another person.`];
    case 'startDate':
      return [
        typeof found === 'string'
          ? `The match has not started yet: it starts on ${formatDay(londonDay(found))}.`
          : 'It is not known when the match starts.',
      ];
    default:
      return [];
  }
}

/** What the document has where the conditions look. */
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
      : 'of no known teams';
  }
  return typeof value === 'string' || typeof value === 'number' ? valueWords(field, value, naming) : 'without one';
}

function valueWords(field: RestrictionField, value: string | number, { names }: Naming): string {
  const options: Record<string, string> =
    field === 'cricketFormat' ? cricketFormats : field === 'cricketType' ? cricketTypes : {};
  return options[String(value)] ?? names?.get(String(value)) ?? String(value);
}
