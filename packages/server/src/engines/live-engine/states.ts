import {
  isActivatedEncoder,
  isRunningFeed,
  type Livestream,
  livestreams,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import type { PatchOf } from '@pavilion/sync';
import type { Store } from '../store/types.ts';
import type { LiveEngineDeps } from './types.ts';

const engine = { kind: 'system', name: 'live-engine' } as const;

/** Updates a stream, decided on its current document; null leaves the document unchanged. */
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

/** Updates one feed. A feed that is stopping or stopped stays so, whatever its process still reports. */
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

/** Marks stopping feeds as stopped once their process has ended. */
export async function finishStopped(store: Store, id: string, { rtmp_outputs }: Livestream): Promise<void> {
  for (const { rtmp_out_id, state } of rtmp_outputs) {
    if (state !== 'pending_deactivation') continue;
    await patchFeed(store, id, rtmp_out_id, { state: 'finished', error: null });
    await store.transaction(engine, async (tx) => {
      if (await tx.get(rtmpOutputKeys, rtmp_out_id)) await tx.remove(rtmpOutputKeys, rtmp_out_id);
    });
  }
}

/** The feeds, with the running ones waiting for the stream to come back. */
export const resting = ({ rtmp_outputs }: Livestream) =>
  rtmp_outputs.map((feed) =>
    isRunningFeed(feed) && feed.state !== 'pending_deactivation'
      ? { ...feed, state: 'waiting', error: undefined }
      : feed,
  );

/** Sets a deactivating stream to off, unless it was switched on again meanwhile. */
export async function standDown(store: Store, id: string, { sep_state }: Livestream): Promise<void> {
  if (sep_state !== 'pending_deactivation' && sep_state !== 'deactivation_in_progress') return;
  await patchStream(store, id, (now) =>
    isActivatedEncoder(now.sep_state)
      ? null
      : {
          sep_state: 'waiting',
          state: 'standby',
          error: null,
          left_out: null,
          started_at: null,
          lost_at: null,
          refused_encoder: null,
          rtmp_outputs: resting(now),
        },
  );
}

const unfinished = [
  'pending_activation',
  'activation_in_progress',
  'ready',
  'pending_deactivation',
  'deactivation_in_progress',
];

/** Resumes streams that were on when the previous process ended: their encoders count as lost until they return. */
export async function takeUp(
  { store, clock }: Pick<LiveEngineDeps, 'store' | 'clock'>,
  reconcile: (id: string) => Promise<void>,
): Promise<void> {
  for (const stream of await store.find(livestreams, { where: { sep_state: { in: unfinished } } })) {
    await patchStream(store, stream.id, (now) => ({
      ...(now.state === 'processing' ? { state: 'disconnected', lost_at: clock() } : {}),
      error: null,
      left_out: null,
      rtmp_outputs: resting(now),
    }));
    await reconcile(stream.id);
  }
}
