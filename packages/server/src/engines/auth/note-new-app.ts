import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Context } from '../../context.ts';
import { noteFactors } from './second-factor.ts';

/**
 * Notes a new authenticator app once its first code was right. The library marks the app as set up after it has told of the
 * change of the account, so that moment is too early.
 */
export const noteNewApp = ({ store }: Pick<Context, 'store'>) => ({
  id: 'note-new-app',
  hooks: {
    after: [
      {
        matcher: ({ path }: { path?: string }) => path === '/two-factor/verify-totp',
        handler: createAuthMiddleware(async (ctx) => {
          const { returned, session, newSession } = ctx.context;
          const id = (newSession ?? session)?.user.id;
          if (id && !isAPIError(returned)) {
            await store.transaction({ kind: 'user', id }, (tx) => noteFactors(tx, id));
          }
        }),
      },
    ],
  },
});
