import type { RestrictionField, User } from '@pavilion/domain/accounts';

/** USR-132: the home team alone is offered for domestic matches only. */
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
