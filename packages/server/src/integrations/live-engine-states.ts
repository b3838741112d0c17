import { type Livestream, livestreams } from '@pavilion/domain/livestreams';
import type { PatchOf } from '@pavilion/sync';
import type { Store } from '../store/types.ts';

const engine = { kind: 'system', name: 'live-engine' } as const;

/** Writes what became of a stream, decided on its document as it stands; null leaves it alone. */
export async function patchStream(
  store: Store,
  id: string,
  decide: (stream: Livestream) => PatchOf<typeof livestreams> | null,
): Promise<void> {
  await store.transaction(engine, async (tx) => {
    const stream = await tx.lock(livestreams, id);
    const changes = stream && decide(stream);
    if (changes) await tx.patch(livestreams, id, changes);
  });
}

export interface FeedChange {
  state: string;
  error?: string | null;
  retries?: number;
}

/** Writes what became of one feed. One that is being stopped, or has, stays so whatever its process still says. */
export function patchFeed(
  store: Store,
  id: string,
  feedId: string,
  { state, error, retries }: FeedChange,
): Promise<void> {
  return patchStream(store, id, ({ rtmp_outputs }) => {
    const feed = rtmp_outputs.find(({ rtmp_out_id }) => rtmp_out_id === feedId);
    if (!feed || feed.state === 'finished' || feed.state === 'cancelled') return null;
    if (feed.state === 'pending_deactivation' && state !== 'finished') return null;
    const next = {
      ...feed,
      state,
      ...(error === undefined ? {} : { error: error ?? undefined }),
      ...(retries === undefined ? {} : { retries }),
    };
    if (next.state === feed.state && next.error === feed.error && next.retries === feed.retries) return null;
    return { rtmp_outputs: rtmp_outputs.map((one) => (one.rtmp_out_id === feedId ? next : one)) };
  });
}
