import { isRunningFeed, type Livestream, livestreams, rtmpOutputKeys } from '@pavilion/domain/livestreams';
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

/** Feeds that were asked to stop have stopped once their process is gone. */
export async function finishStopped(store: Store, id: string, { rtmp_outputs }: Livestream): Promise<void> {
  for (const { rtmp_out_id, state } of rtmp_outputs) {
    if (state !== 'pending_deactivation') continue;
    await patchFeed(store, id, rtmp_out_id, { state: 'finished', error: null });
    await store.transaction(engine, async (tx) => {
      if (await tx.get(rtmpOutputKeys, rtmp_out_id)) await tx.remove(rtmpOutputKeys, rtmp_out_id);
    });
  }
}

/** Feeds that wait for the stream to come back. */
export const resting = ({ rtmp_outputs }: Livestream) =>
  rtmp_outputs.map((feed) =>
    isRunningFeed(feed) && feed.state !== 'pending_deactivation'
      ? { ...feed, state: 'waiting', error: undefined }
      : feed,
  );
