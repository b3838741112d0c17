import { mostApiTokens } from '@pavilion/domain/accounts';
import { contract } from '@pavilion/domain/calls';
import { addApiToken, apiTokensOf, revokeTokens } from '../../engines/auth/api-tokens.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';

export const apiTokens = os.accounts.apiTokens.handler(async ({ context: { database, viewer } }) => ({
  tokens: await apiTokensOf(database, viewer.id),
}));

export const makeApiToken = os.accounts.makeApiToken.handler(async ({ input, context }) => {
  const { store, actor, viewer, signedIn } = context;
  const session = await signedIn();
  return store.transaction(actor, async (tx) => {
    // Two tokens made at once are counted one after the other.
    await tx.sql('SELECT 1 FROM auth_user WHERE "id" = $1 FOR UPDATE', [viewer.id]);
    const known = await apiTokensOf(sqlOf(tx), viewer.id);
    if (known.length >= mostApiTokens) throw refusalIn(contract.accounts.makeApiToken, 'TOO_MANY_TOKENS');
    return addApiToken(sqlOf(tx), { ...input, userId: viewer.id, method: session?.method });
  });
});

export const revokeApiToken = os.accounts.revokeApiToken.handler(async ({ input: { id }, context }) => {
  if ((await revokeTokens(context.database, { userId: context.viewer.id, id })) === 0) throw notFound();
  return {};
});
