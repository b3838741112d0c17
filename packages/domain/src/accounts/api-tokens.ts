import { z } from 'zod';
import { type ApiScope, apiScopes } from '../access/api-scopes.ts';
import { offeredScopes } from '../access/offered-scopes.ts';
import { daysBetween, londonDay } from '../dates.ts';
import { requiredText } from '../fields.ts';
import type { User } from './documents.ts';
import { owesSecondFactor, type SignInMethod } from './second-factor.ts';

/** Lifetimes of an API token that can be chosen, in days. */
export const apiTokenDays = [1, 7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];
/** Most API tokens of one account, expired ones included and revoked ones not. */
export const mostApiTokens = 20;

const dayMs = 86_400_000;

/** Whether an API token expires so soon that its maker is told: within a week, or within two days if it lives for no longer than a week. */
export function expiresSoon({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }, now: string): boolean {
  const left = Date.parse(expiresAt) - Date.parse(now);
  const life = Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs);
  // A token of a day was made today.
  const days = life > 7 ? 7 : life > 1 ? 2 : 0;
  return left > 0 && left <= days * dayMs;
}

/** `expires in 5 days`, by the calendar. */
export function expiryWords(expiresAt: string, now: string): string {
  const days = daysBetween(londonDay(now), londonDay(expiresAt));
  if (days <= 0) return 'expires today';
  return days === 1 ? 'expires tomorrow' : `expires in ${days} days`;
}

const scopes = z.array(z.enum(apiScopes)).max(apiScopes.length);

export const newApiToken = z.object({
  name: requiredText('Name', 100),
  scopes: scopes.min(1, 'Choose at least one scope.'),
  days: z.literal(apiTokenDays, { error: 'Choose when the token expires.' }),
});

/** Why a token that is neither revoked nor expired is refused at present, in words for the list of tokens. */
export const tokenTroubles = {
  inactive: 'Its account is deactivated.',
  factor: 'Made without a second factor, which administrators need: make a new one.',
  rights: 'Its account has no rights for its scopes.',
} as const;
export type TokenTrouble = keyof typeof tokenTroubles;

interface HeldToken {
  scopes: readonly ApiScope[];
  /** How the session was opened that made it; undefined for integrations, and where an earlier version did not record it. */
  method: SignInMethod | undefined;
}

/** What is wrong with a token of this account at present, and which scopes give it nothing. */
export function tokenTrouble(
  { scopes, method }: HeldToken,
  owner: User,
  needsFactor: boolean,
): { trouble: TokenTrouble | null; idleScopes: ApiScope[] } {
  if (!owner.active) return { trouble: 'inactive', idleScopes: [] };
  if (owesSecondFactor(owner, method, needsFactor)) return { trouble: 'factor', idleScopes: [] };
  const open = offeredScopes({ user: owner });
  const idleScopes = scopes.filter((scope) => !open.includes(scope));
  return { trouble: idleScopes.length === scopes.length ? 'rights' : null, idleScopes };
}

/** API token as its owner sees it. Times are ISO 8601 UTC; `usedAt` is null before the first use. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
  /** Null while it is valid or expired; a revoked one is listed for 30 days. */
  revokedAt: z.string().nullable(),
  /** Name of the administrator who made it; null for one's own. */
  madeBy: z.string().nullable(),
  /** Name of the person who revoked it; null while it is not revoked, and if an earlier version did not record who. */
  revokedBy: z.string().nullable(),
  /** Why it is refused at present; null if it is not, and for tokens that are revoked or expired. */
  trouble: z.enum(Object.keys(tokenTroubles) as [TokenTrouble, ...TokenTrouble[]]).nullable(),
  /** Scopes for which its account has no rights at present. */
  idleScopes: scopes,
});
export type ApiToken = z.output<typeof apiToken>;

/** The account of a program, with its tokens (OPS-011). */
export const integration = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  tokens: z.array(apiToken),
});
export type Integration = z.output<typeof integration>;
