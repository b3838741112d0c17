import { pagePath } from '@pavilion/domain';
import { livestreams, nameOfStream } from '@pavilion/domain/livestreams';
import type { WebhookEvent } from '@pavilion/domain/webhooks';
import type { DocumentChange, Effect } from '../../engines/store/types.ts';
import { actorFact, type Happening, tellWebhooks } from './tell-webhooks.ts';

/** Tells webhooks of streams that go live, and of those that end. */
export const tellOfStreams: Effect<typeof livestreams> = {
  on: livestreams,
  follow: (tx, changes) =>
    tellWebhooks(
      tx,
      changes.flatMap((change) => happeningOf(change) ?? []),
    ),
};

/** A lost encoder may come back, so its stream has not ended, and does not go live a second time. */
const isOnAir = (state: string): boolean => state === 'processing' || state === 'disconnected';

function eventOf({ before, after }: DocumentChange<typeof livestreams>): WebhookEvent | null {
  if (!after) return null;
  const was = before !== null && isOnAir(before.state);
  if (!was) return after.state === 'processing' ? 'stream.live' : null;
  return isOnAir(after.state) ? null : 'stream.ended';
}

function happeningOf(change: DocumentChange<typeof livestreams>): Happening | null {
  const event = eventOf(change);
  if (!event || !change.after) return null;
  const { id, tournament, state, started_at } = change.after;
  const name = nameOfStream(change.after);
  return {
    event,
    subject: id,
    title: name,
    path: pagePath(livestreams, change.after),
    facts: async (tx) => ({
      stream: { id, name, tournament: tournament ?? null },
      state,
      startedAt: started_at ?? change.before?.started_at ?? null,
      by: await actorFact(tx),
    }),
  };
}
