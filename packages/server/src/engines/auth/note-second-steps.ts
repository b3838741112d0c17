import { users } from '@pavilion/domain';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Context } from '../../context.ts';
import type { Tx } from '../store/types.ts';
import { noteAccountEvent } from './note-account-event.ts';
import { noteFactors } from './second-factor.ts';

/**
 * Notes at the user what the library says of second steps only in its answers: a new authenticator app, once its first code was
 * right, which is after the library has told of the change of the account; a recovery code that was used; and a new set of them.
 */
export const noteSecondSteps = ({ store }: Pick<Context, 'store'>) => ({
  id: 'note-second-steps',
  hooks: {
    after: [
      after('/two-factor/verify-totp', store, noteFactors),
      after('/two-factor/verify-backup-code', store, async (tx, id) => {
        await tx.patch(users, id, { recovery_code_used_at: tx.now });
      }),
      after('/two-factor/generate-backup-codes', store, (tx, id) => noteAccountEvent(tx, id, 'recoveryCodesMade')),
    ],
  },
});

function after(door: string, store: Context['store'], note: (tx: Tx, id: string) => Promise<void>) {
  return {
    matcher: ({ path }: { path?: string }) => path === door,
    handler: createAuthMiddleware(async (ctx) => {
      const { returned, session, newSession } = ctx.context;
      const id = (newSession ?? session)?.user.id;
      if (id && !isAPIError(returned)) await store.transaction({ kind: 'user', id }, (tx) => note(tx, id));
    }),
  };
}
