import { users } from '@pavilion/domain';
import { apiTokensOf } from '../../engines/auth/api-tokens.ts';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { addCounted, administratorsNeedFactor, checkOwnPassword, revokeNoted } from './api-tokens.ts';

export const integrations = os.accounts.integrations.handler(async ({ context: { store, database } }) => {
  const found = await store.find(users, {
    where: { integration: true },
    orderBy: [{ field: 'name', direction: 'asc' }],
  });
  const needsFactor = await administratorsNeedFactor(store);
  const withTokens = found.map(async (integration) => ({
    id: integration.id,
    name: integration.name,
    active: integration.active,
    tokens: await apiTokensOf(database, integration, needsFactor),
  }));
  return { integrations: await Promise.all(withTokens) };
});

/** The address ends with a domain that nobody can own (RFC 2606), so no mail arrives and no provider knows it. */
export const addIntegration = os.accounts.addIntegration.handler(async ({ input: { name }, context }) => {
  const email = `integration-${crypto.randomUUID()}@pavilion.invalid`;
  const made = await context.store.transaction(context.actor, (tx) =>
    tx.insert(users, { name, email, integration: true, feedbackEmail: false }),
  );
  return { id: made.id };
});

export const makeIntegrationToken = os.accounts.makeIntegrationToken.handler(async ({ input, context }) => {
  const { integration, password, ...token } = input;
  await checkOwnPassword(context, 'accounts/makeIntegrationToken', password);
  // Trusted as far as the session of the administrator who makes it: a program has no second factor of its own.
  const method = (await context.signedIn())?.method;
  return context.store.transaction(context.actor, async (tx) => {
    await demandIntegration(tx, integration);
    return addCounted(tx, context, { ...token, userId: integration, method, madeBy: context.viewer.id });
  });
});

export const revokeIntegrationToken = os.accounts.revokeIntegrationToken.handler(async ({ input, context }) => {
  return context.store.transaction(context.actor, async (tx) => {
    await demandIntegration(tx, input.integration);
    return revokeNoted(tx, context, { userId: input.integration, id: input.id }, context.viewer.id);
  });
});

/** Nobody makes or revokes the tokens of a person but that person. */
async function demandIntegration(tx: Tx, id: string): Promise<void> {
  if (!(await tx.get(users, id))?.integration) throw notFound();
}
