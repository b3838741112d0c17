import { rolesGive } from '@pavilion/domain/access';
import type { RestrictionField, User } from '@pavilion/domain/accounts';
import { cricketFormats, cricketTypes } from '@pavilion/domain/archive';
import { countWords } from '../kit/count-words.ts';

/** Fields that can be restricted. Home Team Only exists for domestic matches only (USR-132). */
export const fieldsFor = {
  Int: ['cricketFormat', 'cricketType', 'teamsMap', 'ground'],
  Dom: ['cricketFormat', 'cricketType', 'teamsMap', 'ground', 'teamId1'],
} as const satisfies Record<string, readonly RestrictionField[]>;

type Scope = Pick<User, 'departmentAccess' | 'brandAccess' | 'partnerAccess'>;

export const isRestricted = (user: Scope): boolean =>
  user.departmentAccess.length + user.brandAccess.length + user.partnerAccess.length > 0;

const list = (words: readonly string[], one: string, all: string) =>
  words.length === 0 ? all : words.length === 1 ? `${one} ${words[0]}` : words.join(', ');

/** A person's scope as one sentence: `Sees: Digital, The Hundred · all brands · partner Acme`. */
export const scopeSentence = (user: Scope): string =>
  `Sees: ${[
    list(user.departmentAccess, 'department', 'all departments'),
    list(user.brandAccess, 'brand', 'all brands'),
    list(user.partnerAccess, 'partner', 'all partners'),
  ].join(' · ')}`;

const kinds = [
  { kind: 'Int', matches: 'internationals' },
  { kind: 'Dom', matches: 'domestic matches' },
] as const;

/**
 * Match access in words, one part each for international and domestic matches: `internationals: T20, not of this year`.
 */
export function archiveParts(user: User): string[] {
  return kinds.map(({ kind, matches }) => {
    if (!user[`access${kind}`]) return `no ${matches}`;
    const permitted = user[`access${kind}Permissions`];
    const limits = user[`access${kind}Fields`].map((field) => valuesWords(field, permitted[field] ?? []));
    if (!user[`access${kind}Current`]) limits.push('not of this year');
    return limits.length === 0 ? `all ${matches}` : `${matches}: ${limits.join(', ')}`;
  });
}

function valuesWords(field: RestrictionField, values: readonly (string | number)[]): string {
  const known: Record<number, string> = field === 'cricketFormat' ? cricketFormats : cricketTypes;
  switch (field) {
    case 'cricketFormat':
    case 'cricketType':
      return values.map((value) => known[Number(value)] ?? String(value)).join(', ') || 'none';
    case 'teamsMap':
      return countWords(values.length, 'team');
    case 'teamId1':
      return countWords(values.length, 'home team');
    case 'ground':
      return countWords(values.length, 'venue');
  }
}

/**
 * Content and matches that a person's roles open, within the restrictions: `all content · internationals: T20`. `–` if the
 * roles open neither.
 */
export function seesWords(user: User): string {
  const opensContent = rolesGive(user.roles, 'openCatalogue') || rolesGive(user.roles, 'openProduction');
  const content = isRestricted(user) ? scopeSentence(user).replace('Sees: ', '') : 'all content';
  return [...(opensContent ? [content] : []), ...matchParts(user)].join(' · ') || '–';
}

/** Match access by roles and restrictions, as in `archiveReading`; empty for a person without a role for the archive. */
function matchParts(user: User): string[] {
  if (rolesGive(user.roles, 'manageArchive')) return ['all matches'];
  if (!rolesGive(user.roles, 'openArchive')) return [];
  const parts = archiveParts(user);
  return parts.every((part) => part.startsWith('all ')) ? ['all matches'] : parts;
}
