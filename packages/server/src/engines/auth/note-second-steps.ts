import { users } from '@pavilion/domain';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Context } from '../../context.ts';
import type { Tx } from '../store/types.ts';
import { type EventSource, noteAccountEvent, tellAccountEvent } from './note-account-event.ts';
import { noteFactors } from './second-factor.ts';

/**
 * Notes at the user, and tells them, what the library says of second steps only in its answers: a new authenticator app, once its
 * first code was right, which is after the library has told of the change of the account; a recovery code that was used; and a new
 * set of them.
 */
export const noteSecondSteps = (context: Pick<Context, 'store' | 'publicUrl'>) => ({
  id: 'note-second-steps',
  hooks: {
    after: [
      after('/two-factor/verify-totp', context, async (tx, source, id, isSignIn) => {
        await noteFactors(tx, id);
        if (!isSignIn) await tellAccountEvent(tx, source, id, 'appAdded');
      }),
      after('/two-factor/verify-backup-code', context, async (tx, source, id) => {
        await tx.patch(users, id, { recovery_code_used_at: tx.now });
        await tellAccountEvent(tx, source, id, 'recoveryCodeUsed');
      }),
      after('/two-factor/generate-backup-codes', context, (tx, source, id) =>
        noteAccountEvent(tx, source, id, 'recoveryCodesMade'),
      ),
    ],
  },
});

type Note = (tx: Tx, source: EventSource, id: string, isSignIn: boolean) => Promise<void>;

function after(door: string, { store, publicUrl }: Pick<Context, 'store' | 'publicUrl'>, note: Note) {
  return {
    matcher: ({ path }: { path?: string }) => path === door,
    handler: createAuthMiddleware(async (ctx) => {
      const { returned, session, newSession } = ctx.context;
      const id = (newSession ?? session)?.user.id;
      const source = { publicUrl, agent: ctx.headers?.get('user-agent') };
      if (id && !isAPIError(returned))
        await store.transaction({ kind: 'user', id }, (tx) => note(tx, source, id, !session));
    }),
  };
}
