import { config, configurationId, newPassword, owesSecondFactor, users } from '@pavilion/domain';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { revokeTokens } from './api-tokens.ts';
import { tellAccountEvent } from './note-account-event.ts';
import { sqlOf } from './one-time-link.ts';
import { checkPassword, refuse } from './own-password.ts';
import { hashOfChosen, writePassword } from './passwords.ts';
import { asMethod } from './second-factor.ts';

/**
 * Endpoint of the sign-in library to change one's own password with the present one, which needs no e-mail (USR-048). The
 * library's own one would open a new session that counts as opened by a password alone, and leave links to set a password as they are.
 */
export const changePassword = (context: Context) => ({
  id: 'change-own-password',
  endpoints: {
    changeOwnPassword: createAuthEndpoint(
      '/password/change',
      {
        method: 'POST',
        body: z.object({
          password: z.string(),
          newPassword,
          signOutOthers: z.boolean(),
          /** API tokens outlive a password, and may be somebody else's. */
          revokeTokens: z.boolean().default(false),
        }),
        use: [sessionMiddleware],
      },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        const { password, newPassword: wanted, signOutOthers, revokeTokens: alsoTokens } = ctx.body;
        const login = await ctx.context.internalAdapter.findCredentialAccount(user.id);
        if (!login?.password) throw refuse('NO_PASSWORD', 'Your account has no password yet.', 'CONFLICT');
        await checkPassword(ctx, user.id, password);
        const owner = await context.store.get(users, user.id);
        if (!owner) throw refuse('NO_PASSWORD', 'Your account has no password yet.', 'CONFLICT');
        const hash = await hashOfChosen(await context.auth(), context.database, owner, wanted, 'newPassword');
        await context.store.transaction({ kind: 'user', id: user.id }, async (tx) => {
          const person = await tx.lock(users, user.id);
          const settings = await tx.get(config, configurationId);
          const needsFactor = settings?.administratorsNeedSecondFactor ?? false;
          if (!person?.active || owesSecondFactor(person, asMethod(session.method), needsFactor))
            throw refuse('FACTOR_NEEDED', 'Add a second factor first, which administrators need.', 'CONFLICT');
          await writePassword(tx, user.id, hash, 'own');
          const source = { publicUrl: context.publicUrl, agent: ctx.headers?.get('user-agent') };
          await tellAccountEvent(tx, source, user.id, 'passwordChanged');
          if (alsoTokens) await revokeTokens(sqlOf(tx), { userId: user.id }, user.id);
          if (signOutOthers)
            await tx.sql('DELETE FROM auth_session WHERE "userId" = $1 AND "id" <> $2', [user.id, session.id]);
        });
        context.sessionEnded(user.id);
        return ctx.json({ changed: true });
      },
    ),
  },
});
