import { z } from 'zod';
import { apiScopes } from '../access/api-scopes.ts';
import { requiredText } from '../fields.ts';

/** Lifetimes of an API token that can be chosen, in days. */
export const apiTokenDays = [1, 7, 30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];
/** Most API tokens of one account, expired ones included and revoked ones not. */
export const mostApiTokens = 20;

const scopes = z.array(z.enum(apiScopes)).max(apiScopes.length);

export const newApiToken = z.object({
  name: requiredText('Name', 100),
  scopes: scopes.min(1, 'Choose at least one scope.'),
  days: z.literal(apiTokenDays, { error: 'Choose when the token expires.' }),
});

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
