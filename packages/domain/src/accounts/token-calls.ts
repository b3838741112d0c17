import { z } from 'zod';
import { call } from '../call.ts';
import { apiToken, integration, mostApiTokens, newApiToken } from './api-tokens.ts';
import { users } from './documents.ts';

const id = z.string().min(1).max(200);
const token = z.string().min(1).max(200);
/** Of the caller; needed if they have one. */
const password = z.string().max(500, 'This is not your password.').optional();
const tooManyTokens = {
  TOO_MANY_TOKENS: {
    status: 409,
    message: `An account can have at most ${mostApiTokens} API tokens. Revoke one first.`,
  },
} as const;

/** API tokens of the caller, and of integrations. */
export const tokenCalls = {
  /** OPS-011 */
  apiTokens: call({
    needs: 'signedIn',
    summary: 'Lists the API tokens of the caller, newest first.',
    input: z.object({}).optional(),
    output: z.object({ tokens: z.array(apiToken) }),
  }),
  /** OPS-011 */
  makeApiToken: call({
    needs: 'signedIn',
    summary:
      'Makes an API token for the caller, who gives their password if they have one. The answer alone shows the token.',
    input: newApiToken.extend({ password }),
    example: { name: 'Nightly import', scopes: ['production:read'], days: 90, password: 'your-password' },
    output: z.object({ id, token }),
    errors: tooManyTokens,
  }),
  /** OPS-011 */
  revokeApiToken: call({
    needs: 'signedIn',
    summary: 'Revokes an API token of the caller. It stops working at once.',
    input: z.object({ id }),
    output: z.object({}),
  }),
  /** OPS-011 */
  integrations: call({
    needs: 'manageUsers',
    summary: 'Lists the integrations, which are accounts of programs, with their API tokens.',
    input: z.object({}).optional(),
    output: z.object({ integrations: z.array(integration) }),
  }),
  /** OPS-011 */
  addIntegration: call({
    needs: 'manageUsers',
    summary: 'Adds the account of a program. It has no password and no roles yet.',
    input: z.object({ name: users.schema.shape.name }),
    output: z.object({ id }),
  }),
  /** OPS-011 */
  makeIntegrationToken: call({
    needs: 'manageUsers',
    summary:
      'Makes an API token for an integration. The caller gives their own password if they have one. The answer alone shows the token.',
    input: newApiToken.extend({ integration: id, password }),
    example: {
      integration: 'the-id-of-the-integration',
      name: 'Nightly import',
      scopes: ['production:read'],
      days: 90,
      password: 'your-password',
    },
    output: z.object({ id, token }),
    errors: tooManyTokens,
  }),
  /** OPS-011 */
  revokeIntegrationToken: call({
    needs: 'manageUsers',
    summary: 'Revokes an API token of an integration. It stops working at once.',
    input: z.object({ integration: id, id }),
    output: z.object({}),
  }),
  /** OPS-014, OPS-011 */
  whomFactorRuleStops: call({
    needs: 'manageUsers',
    summary:
      'Lists who must add a second factor before they go on, and which API tokens stop, when administrators need one.',
    input: z.object({}).optional(),
    output: z.object({
      people: z.array(z.object({ id, name: z.string() })),
      tokens: z.array(z.object({ id, name: z.string(), owner: z.string(), integration: z.boolean() })),
    }),
  }),
  /** OPS-011, OPS-014 */
  endAccess: call({
    needs: 'manageUsers',
    summary: 'Ends all sessions of a user and revokes their API tokens. Their password and second factor stay.',
    input: z.object({ id }),
    /** `tokens` is the number of API tokens that were revoked. */
    output: z.object({ tokens: z.number().int() }),
    errors: { OWN_ACCESS: { status: 409, message: 'Sign out your own devices under My Account.' } },
  }),
};
