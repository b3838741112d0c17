import { pagePath } from '@pavilion/domain';
import { archiveEvents, type ClippingRequest, clippingRequests, matches } from '@pavilion/domain/archive';
import type { WebhookEvent } from '@pavilion/domain/webhooks';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { type Happening, personFact, tellWebhooks } from './tell-webhooks.ts';

/** Tells webhooks of clips that are cut, or could not be. */
export const tellOfClips: Effect<typeof clippingRequests> = {
  on: clippingRequests,
  async follow(tx, changes) {
    const happenings: Happening[] = [];
    for (const change of changes) {
      const event = eventOf(change);
      if (event && change.after) happenings.push(await happeningOf(tx, event, change.after));
    }
    await tellWebhooks(tx, happenings);
  },
};

function eventOf({ before, after }: DocumentChange<typeof clippingRequests>): WebhookEvent | null {
  if (!before || !after || before.status === after.status) return null;
  if (after.status === 'clipped') return 'clip.finished';
  return after.status === 'failed' ? 'clip.failed' : null;
}

async function happeningOf(tx: Tx, event: WebhookEvent, request: ClippingRequest): Promise<Happening> {
  const clip = request.event ? await tx.get(archiveEvents, request.event) : null;
  return {
    event,
    subject: request.id,
    title: request.filename,
    path: clip?.match ? pagePath(matches, { id: clip.match }) : null,
    facts: async () => ({
      request: request.id,
      clip: { id: request.event ?? null, name: request.filename, seconds: request.duration ?? null },
      file: event === 'clip.finished' ? (clip?.clipFile ?? null) : null,
      match: clip?.match ?? null,
      ...(event === 'clip.failed' ? { reason: request.error ?? null } : {}),
      by: await personFact(tx, request.created_by),
    }),
  };
}
