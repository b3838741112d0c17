import { config, configurationId, mostApiTokens } from '@pavilion/domain/accounts';
import { contract } from '@pavilion/domain/calls';
import { addApiToken, apiTokensOf, countTokens, revokeTokens } from '../../engines/auth/api-tokens.ts';
import { noteAccountEvent } from '../../engines/auth/note-account-event.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import type { Store, Tx } from '../../engines/store/types.ts';

export const apiTokens = os.accounts.apiTokens.handler(async ({ context: { store, database, viewer } }) => ({
  tokens: await apiTokensOf(database, viewer.user, await administratorsNeedFactor(store)),
}));

export const administratorsNeedFactor = async (store: Pick<Store, 'get'>): Promise<boolean> =>
  (await store.get(config, configurationId))?.administratorsNeedSecondFactor ?? false;

export const makeApiToken = os.accounts.makeApiToken.handler(async ({ input, context }) => {
  const { store, actor, viewer, signedIn } = context;
  const session = await signedIn();
  return store.transaction(actor, (tx) => addCounted(tx, { ...input, userId: viewer.id, method: session?.method }));
});

/** Adds a token, if its account does not have too many already. */
export async function addCounted(tx: Tx, token: Parameters<typeof addApiToken>[1]) {
  // Two tokens made at once are counted one after the other.
  await tx.sql('SELECT 1 FROM auth_user WHERE "id" = $1 FOR UPDATE', [token.userId]);
  if ((await countTokens(sqlOf(tx), token.userId)) >= mostApiTokens)
    throw refusalIn(contract.accounts.makeApiToken, 'TOO_MANY_TOKENS');
  await noteAccountEvent(tx, token.userId, 'tokenMade', token.name);
  return addApiToken(sqlOf(tx), token);
}

/** Revokes one token of an account. */
export async function revokeNoted(tx: Tx, token: { userId: string; id: string }, by: string) {
  const [name] = await revokeTokens(sqlOf(tx), token, by);
  if (name === undefined) throw notFound();
  await noteAccountEvent(tx, token.userId, 'tokenRevoked', name);
  return {};
}

export const revokeApiToken = os.accounts.revokeApiToken.handler(async ({ input: { id }, context }) => {
  const { store, actor, viewer } = context;
  return store.transaction(actor, (tx) => revokeNoted(tx, { userId: viewer.id, id }, viewer.id));
});
