import { config, configurationId, owesSecondFactor, users } from '@pavilion/domain';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { type EventSource, noteAccountEvent, tellAccountEvent } from './note-account-event.ts';
import { sqlOf } from './one-time-link.ts';
import { checkPassword, givenPassword, refuse } from './own-password.ts';
import { dropSecondFactor, noteFactors, secondFactorOf } from './second-factor.ts';

/** Endpoint of the sign-in library to remove the authenticator app, or a passkey by its id, from one's own account. */
export const removeFactor = (context: Context) => ({
  id: 'remove-factor',
  endpoints: {
    removeFactor: createAuthEndpoint(
      '/second-factor/remove',
      {
        method: 'POST',
        body: z.object({ what: z.string().max(2_000), password: givenPassword }),
        use: [sessionMiddleware],
      },
      async (ctx) => {
        const { user } = ctx.context.session;
        await checkPassword(ctx, user.id, ctx.body.password);
        const source = { publicUrl: context.publicUrl, agent: ctx.headers?.get('user-agent') };
        await remove(context, source, user.id, ctx.body.what);
        context.sessionEnded(user.id);
        return ctx.json({ removed: true });
      },
    ),
  },
});

async function remove({ store }: Context, source: EventSource, userId: string, what: string): Promise<void> {
  await store.transaction({ kind: 'user', id: userId }, async (tx) => {
    // One after the other: two windows must not each leave the factor that the other removes.
    const person = await tx.lock(users, userId);
    const settings = await tx.get(config, configurationId);
    if (!person) return;
    if (what === 'app') {
      await tx.sql('UPDATE auth_two_factor SET "verified" = false WHERE "userId" = $1', [userId]);
      await tellAccountEvent(tx, source, userId, 'appRemoved');
    } else {
      const [gone] = await tx.sql('DELETE FROM auth_passkey WHERE "userId" = $1 AND "id" = $2 RETURNING "name"', [
        userId,
        what,
      ]);
      if (gone) await noteAccountEvent(tx, source, userId, 'passkeyRemoved', String(gone.name));
    }
    const { app, passkeys } = await secondFactorOf(sqlOf(tx), userId);
    if (app || passkeys.length > 0) return noteFactors(tx, userId);
    if (owesSecondFactor(person, 'password', settings?.administratorsNeedSecondFactor ?? false)) {
      throw refuse('FACTOR_NEEDED', 'Administrators need a second factor. Add another one first.', 'CONFLICT');
    }
    await dropSecondFactor(tx, userId);
  });
}
