import { restrictionLabels, unknownWords } from '../access/explain-words.ts';
import { hasFlag, type RoleFlag, roleFlags, roleWords } from '../access/roles.ts';
import { cricketFormats, cricketTypes } from '../archive/documents.ts';
import { fieldLabel } from '../field-label.ts';
import { accountEvents } from './account-events.ts';
import { type RestrictionField, restrictionFields, type User, users } from './documents.ts';
import type { FieldChange } from './field-change.ts';
import { passwordWays } from './password-ways.ts';
import { type FactorKind, factorKinds } from './second-factor.ts';

type Snapshot = Partial<User> | null;

/** Fields that are compared as a whole; roles and permissions are compared entry by entry. */
const plainFields = [
  'email',
  'name',
  'company',
  'companyConfirmed',
  'productionCompany',
  'department',
  'slack',
  'active',
  'secondFactor',
  'factors',
  'accessReason',
  'feedbackEmail',
  'departmentAccess',
  'brandAccess',
  'partnerAccess',
  'accessInt',
  'accessIntCurrent',
  'accessIntFields',
  'accessDom',
  'accessDomCurrent',
  'accessDomFields',
  'resource',
] as const satisfies (keyof User)[];

/** Changes between two states of a user, in words. Ignores sign-in times, notification switches and stamps. */
export function userChanges(before: Snapshot, after: Snapshot, names: ReadonlyMap<string, string>): FieldChange[] {
  const changes: FieldChange[] = [];
  const note = (field: string, label: string, was: unknown, is: unknown) => {
    const [left, right] = [words(was, names), words(is, names)];
    if (left !== right) changes.push({ field, label, before: left, after: right });
  };
  for (const field of plainFields) {
    const all = before && after ? emptyMeans[field] : undefined;
    note(field, fieldLabel(users, field), orAll(before?.[field], all), orAll(after?.[field], all));
  }
  changes.push(...happenings(before, after));
  for (const flag of roleFlags) {
    note(`roles.${flag}`, roleWords[flag].label, holds(before, flag), holds(after, flag));
  }
  for (const [field, kind] of [
    ['accessIntPermissions', 'Internationals'],
    ['accessDomPermissions', 'Domestic matches'],
  ] as const) {
    for (const key of restrictionFields) {
      const [was, is] = [before, after].map((user) => valuesOf(key, user?.[field]?.[key], names));
      note(`${field}.${key}`, `${kind}: ${restrictionLabels[key]}`, was, is);
    }
  }
  return changes;
}

const happened = (field: string, label: string, what: string) => ({ field, label, before: null, after: what });

/** What happened with the ways to sign in: there is nothing to compare, and no secret to tell. */
function happenings(before: Snapshot, after: Snapshot): FieldChange[] {
  const isNew = (field: 'password_set_at' | 'recovery_code_used_at') =>
    before && after?.[field] !== undefined && after[field] !== before[field];
  const event = before && after?.account_event;
  return [
    ...(isNew('password_set_at')
      ? [happened('password', 'Password', passwordWays[after?.password_set_how ?? 'own'])]
      : []),
    ...(isNew('recovery_code_used_at') ? [happened('recoveryCode', 'Sign-in', 'with a recovery code')] : []),
    ...(event && event.at !== before.account_event?.at
      ? [happened('account_event', accountEvents[event.kind].label, accountEvents[event.kind].words(event.name ?? ''))]
      : []),
  ];
}

/** Whether a user has a role flag, also under its old spelling: else its removal would leave no trace. */
const holds = (user: Snapshot, flag: RoleFlag): boolean => user?.roles !== undefined && hasFlag(user.roles, flag);

/** Values of a restriction in words. */
function valuesOf(
  field: RestrictionField,
  values: readonly (string | number)[] | undefined,
  names: ReadonlyMap<string, string>,
) {
  if (!values || values.length === 0) return 'no value';
  const known: Record<number, string> =
    field === 'cricketFormat' ? cricketFormats : field === 'cricketType' ? cricketTypes : {};
  return values.map(
    (value) => known[Number(value)] ?? names.get(String(value)) ?? unknownWords[field] ?? String(value),
  );
}

/** Words for an empty list of restrictions. */
const emptyMeans: Partial<Record<keyof User, string>> = {
  departmentAccess: 'all departments',
  brandAccess: 'all brands',
  partnerAccess: 'all partners',
  accessIntFields: 'all matches',
  accessDomFields: 'all matches',
};
const orAll = (value: unknown, all: string | undefined) =>
  all && (value === undefined || (Array.isArray(value) && value.length === 0)) ? all : value;

function words(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((item) => nameOf(item, names)).join(', ');
  return value === undefined || value === null ? '' : String(value);
}

const nameOf = (item: unknown, names: ReadonlyMap<string, string>) =>
  factorKinds[item as FactorKind] ??
  restrictionLabels[item as RestrictionField] ??
  names.get(String(item)) ??
  String(item);
