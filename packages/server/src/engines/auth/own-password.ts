import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { z } from 'zod';

/** Absent for accounts without a password. */
export const givenPassword = z.string().optional();

export const refuse = (
  code: string,
  message: string,
  status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'CONFLICT' = 'BAD_REQUEST',
) => new APIError(status, { code, message });

/** Refuses without the account's password, if it has one: an open window is not enough to change how one signs in. */
export async function checkPassword(ctx: GenericEndpointContext, userId: string, given = ''): Promise<void> {
  const login = await ctx.context.internalAdapter.findCredentialAccount(userId);
  if (!login?.password) return;
  if (await ctx.context.password.verify({ hash: login.password, password: given })) return;
  throw refuse('INVALID_PASSWORD', 'Invalid password');
}
