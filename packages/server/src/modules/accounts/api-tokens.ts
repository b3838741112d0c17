import { config, configurationId, mostApiTokens } from '@pavilion/domain/accounts';
import { contract } from '@pavilion/domain/calls';
import { addApiToken, apiTokensOf, countTokens, revokeTokens } from '../../engines/auth/api-tokens.ts';
import { type EventSource, noteAccountEvent } from '../../engines/auth/note-account-event.ts';
import { sqlOf } from '../../engines/auth/one-time-link.ts';
import { presentHash } from '../../engines/auth/passwords.ts';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Store, Tx } from '../../engines/store/types.ts';

export const apiTokens = os.accounts.apiTokens.handler(async ({ context: { store, database, viewer } }) => ({
  tokens: await apiTokensOf(database, viewer.user, await administratorsNeedFactor(store)),
}));

export const administratorsNeedFactor = async (store: Pick<Store, 'get'>): Promise<boolean> =>
  (await store.get(config, configurationId))?.administratorsNeedSecondFactor ?? false;

export const makeApiToken = os.accounts.makeApiToken.handler(async ({ input: { password, ...input }, context }) => {
  const { store, actor, viewer, signedIn } = context;
  await checkOwnPassword(context, 'accounts/makeApiToken', password);
  const session = await signedIn();
  const token = { ...input, userId: viewer.id, method: session?.method };
  return store.transaction(actor, (tx) => addCounted(tx, context, token));
});

/** As before a passkey is added: a token outlasts the window, which may have been left open. */
export async function checkOwnPassword(context: CallContext, path: string, given = ''): Promise<void> {
  const { database, viewer, auth, throttle, log, from } = context;
  const hash = await presentHash(database, viewer.id);
  if (!hash) return;
  if (given === '') throw new Refusal('INVALID', 'Enter your password.', 'password');
  // As a wrong password at the sign-in, for tools such as fail2ban.
  const { email } = viewer.user;
  const logFailure = (status: number) => log.warn({ from, path, email, status }, 'A sign-in failed.');
  try {
    await throttle('ownPassword', email);
  } catch (error) {
    if (error instanceof Refusal) logFailure(429);
    throw error;
  }
  const { password } = await (await auth()).$context;
  if (await password.verify({ hash, password: given })) return;
  logFailure(422);
  throw new Refusal('INVALID', 'This is not your password.', 'password');
}

/** Adds a token, if its account does not have too many already. */
export async function addCounted(tx: Tx, source: EventSource, token: Parameters<typeof addApiToken>[1]) {
  // Two tokens made at once are counted one after the other.
  await tx.sql('SELECT 1 FROM auth_user WHERE "id" = $1 FOR UPDATE', [token.userId]);
  if ((await countTokens(sqlOf(tx), token.userId)) >= mostApiTokens)
    throw refusalIn(contract.accounts.makeApiToken, 'TOO_MANY_TOKENS');
  await noteAccountEvent(tx, source, token.userId, 'tokenMade', token.name);
  return addApiToken(sqlOf(tx), token);
}

/** Revokes one token of an account. */
export async function revokeNoted(tx: Tx, source: EventSource, token: { userId: string; id: string }, by: string) {
  const [name] = await revokeTokens(sqlOf(tx), token, by);
  if (name === undefined) throw notFound();
  await noteAccountEvent(tx, source, token.userId, 'tokenRevoked', name);
  return {};
}

export const revokeApiToken = os.accounts.revokeApiToken.handler(async ({ input: { id }, context }) => {
  const { store, actor, viewer } = context;
  return store.transaction(actor, (tx) => revokeNoted(tx, context, { userId: viewer.id, id }, viewer.id));
});
