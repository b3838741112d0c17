import type { Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { search as searches } from '@pavilion/domain/search';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { brokenSentence, notSignedIn, Refusal } from '../../engines/store/refusal.ts';
import type { Actor, Change } from '../../engines/store/types.ts';

type Answering = Pick<Context, 'store' | 'search' | 'clock' | 'log'> & {
  config: Pick<Context['config'], 'organisation'>;
};

const actor: Actor = { kind: 'system', name: 'search' };
/** Nobody is waiting for older requests any more. */
const waitingSeconds = 60;

/**
 * Answers the shared search (DAT-058, DAT-060): fills in the response of each new `search` document, which its author sees on
 * the open channel. First answers requests made while no process ran. Returns a function that stops this.
 */
export function answerSearches(context: Answering): () => void {
  const stop = context.store.onChanges((changes) => {
    for (const change of changes) if (asks(change)) void answer(context, change.id);
  });
  void answerWaiting(context);
  return stop;
}

function asks({ collection, before, after }: Change): boolean {
  return collection === searches.name && before === null && after !== null && after.response == null && !after.error;
}

async function answerWaiting(context: Answering): Promise<void> {
  const since = new Date(Date.parse(context.clock()) - waitingSeconds * 1000).toISOString();
  const waiting = await context.store.find(searches, {
    where: { created_at: { gt: since }, answered_at: null },
    limit: 1_000,
  });
  for (const { id } of waiting) await answer(context, id);
}

async function answer(context: Answering, id: string): Promise<void> {
  try {
    const asked = await context.store.get(searches, id);
    if (!asked || asked.answered_at) return;
    const user = asked.created_by ? await context.store.get(users, asked.created_by) : null;
    const viewer = user?.active ? viewerNow(context, user) : null;
    const found = await run(context, viewer, asked.request);
    await context.store.transaction(actor, async (tx) => {
      // Several processes see the request; one of them writes.
      const current = await tx.lock(searches, id);
      if (current && !current.answered_at) await tx.patch(searches, id, { ...found, answered_at: tx.now });
    });
  } catch (error) {
    context.log.error({ err: error, search: id }, 'A search stayed without an answer.');
  }
}

/** A request that cannot be answered gets the reason and no hits, so that nobody waits for ever. */
async function run(context: Answering, viewer: Viewer | null, request: { index: string; body: unknown }) {
  const none = { hits: { total: { value: 0 }, hits: [] } };
  if (!viewer) return { response: none, error: notSignedIn().message };
  try {
    return { response: await context.search.run(viewer, request) };
  } catch (error) {
    if (error instanceof Refusal) return { response: none, error: error.message };
    context.log.error({ err: error, asked: request }, 'A search failed.');
    return { response: none, error: brokenSentence() };
  }
}
