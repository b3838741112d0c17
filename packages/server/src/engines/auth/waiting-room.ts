import { type SignInMethod, users } from '@pavilion/domain';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Store } from '../store/types.ts';
import { asMethod } from './second-factor.ts';

/** Code and sentence for every inactive user (PLT-084, OPN-026). */
export const pending = { code: 'auth/user-disabled', message: 'Your account is pending approval by an Admin.' };

/** What the waiting window of someone who was deactivated tells below the sentence of PLT-084, which all inactive users see. */
const deactivated = {
  code: 'ACCOUNT_DEACTIVATED',
  message: 'An administrator has deactivated your account. Ask a user administrator to activate it again.',
};
const secondStep = { code: 'SIGN_IN_AGAIN', message: 'Your account is active. Sign in again.' };

/** Seconds for which a browser whose user was identified by a provider may sign in without repeating that. */
const patience = 3600;

const placeCookie = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie('waiting', { maxAge: patience, sameSite: 'lax' });

/**
 * Stores in a signed cookie that a provider has just identified this user, so that an approval signs them in
 * automatically.
 */
export async function keepPlace(ctx: GenericEndpointContext, userId: string, method: SignInMethod): Promise<void> {
  const { name, attributes } = placeCookie(ctx);
  await ctx.setSignedCookie(
    name,
    `${userId} ${Date.now() + patience * 1000} ${method}`,
    ctx.context.secret,
    attributes,
  );
}

const notWaiting = () => new APIError('UNAUTHORIZED', { code: 'NOT_WAITING', message: 'Please sign in again.' });

/** Endpoint polled by a waiting window: signs the user in once approved. */
export const waitingRoom = (store: Pick<Store, 'get'>) => ({
  id: 'waiting-room',
  endpoints: {
    enterWhenApproved: createAuthEndpoint('/enter-when-approved', { method: 'POST' }, async (ctx) => {
      const { name, attributes } = placeCookie(ctx);
      const [userId = '', until, method] = ((await ctx.getSignedCookie(name, ctx.context.secret)) || '').split(' ');
      const person = Number(until) > Date.now() ? await store.get(users, userId) : null;
      const login = person && (await ctx.context.internalAdapter.findUserById(userId));
      if (!login) throw notWaiting();
      if (!person.active) throw new APIError('FORBIDDEN', person.deactivated_at ? deactivated : pending);
      // A password was the first of two steps.
      if (method === 'password' && person.secondFactor) throw new APIError('UNAUTHORIZED', secondStep);
      const session = await ctx.context.internalAdapter.createSession(userId, false, { method: asMethod(method) });
      await setSessionCookie(ctx, { session, user: login });
      ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
      return ctx.json({ entered: true });
    }),
  },
});
