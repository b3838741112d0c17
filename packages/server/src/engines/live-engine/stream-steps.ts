import { randomBytes } from 'node:crypto';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import {
  encoderStep,
  type Feed,
  isActivatedEncoder,
  isCancelledStream,
  isRunningFeed,
  type Livestream,
  livestreams,
  maskedKey,
  mayCancelStream,
  mostFeeds,
  readFeedAddress,
  rtmpOutputKeys,
} from '@pavilion/domain/livestreams';
import type { PatchOf } from '@pavilion/sync';
import { newDocumentId } from '../store/document-id.ts';
import { Refusal, refusalIn } from '../store/refusal.ts';
import type { Actor, Store, Tx } from '../store/types.ts';
import type { Conductor } from './conductor.ts';
import type { LiveEngine } from './types.ts';

/** Number of ended feeds kept on the document, so that people see how they ended. */
const finishedKept = 20;

interface StepDeps {
  store: Store;
  clock: () => string;
  conductor: Conductor;
  /** Whether the engine is switched on. */
  on: boolean;
  /** Throws a refusal when the engine is off or could not start. */
  demandOn: () => void;
}

type StreamSteps = Pick<
  LiveEngine,
  'activate' | 'deactivate' | 'addFeed' | 'stopFeed' | 'setWatermark' | 'setGraphics' | 'newKey' | 'rename' | 'cancel'
>;

/**
 * User actions on a stream. Each is decided on the stream's document under its lock; the conductor then carries it out.
 */
export function createStreamSteps({ store, clock, conductor, on, demandOn }: StepDeps): StreamSteps {
  /** Changes a stream's document under its lock. */
  async function change<T>(
    id: string,
    actor: Actor,
    decide: (stream: Livestream) => Promise<T> | T,
    write: (decided: T) => PatchOf<typeof livestreams>,
  ) {
    return store.transaction(actor, async (tx) => {
      const stream = await lockStream(tx, id);
      const decided = await decide(stream);
      await tx.patch(livestreams, id, write(decided));
      return decided;
    });
  }

  return {
    async activate(id, actor) {
      demandOn();
      await change(
        id,
        actor,
        (stream) => demandStep(stream, 'activate'),
        () => ({
          sep_state: 'activation_in_progress',
          state: 'waiting',
          error: null,
          left_out: null,
          refused_encoder: null,
        }),
      );
      await conductor.settled(id);
    },

    async deactivate(id, actor) {
      await change(
        id,
        actor,
        (stream) => demandStep(stream, 'deactivate'),
        () => ({
          sep_state: on ? 'pending_deactivation' : 'waiting',
          ...(on ? {} : { state: 'standby' }),
        }),
      );
      await conductor.settled(id);
    },

    async addFeed(id, { address: whole, name }, actor) {
      demandOn();
      const parts = readFeedAddress(whole);
      if (typeof parts === 'string') throw new Refusal('INVALID', parts, 'url');
      const rtmp_out_id = newDocumentId();
      await store.transaction(actor, async (tx) => {
        const stream = await lockStream(tx, id);
        if (stream.rtmp_outputs.filter(isRunningFeed).length >= mostFeeds) {
          throw refusalIn(contract.livestreams.addRTMP, 'TOO_MANY_FEEDS');
        }
        // A receiver accepts one sender per key: two would disconnect each other for ever.
        for (const { rtmp_out_id: other } of stream.rtmp_outputs.filter(isRunningFeed)) {
          if ((await tx.get(rtmpOutputKeys, other))?.key === whole) {
            throw refusalIn(contract.livestreams.addRTMP, 'SENT_ALREADY');
          }
        }
        const finished = stream.rtmp_outputs.filter((feed) => !isRunningFeed(feed)).slice(-finishedKept);
        const feed: Feed = {
          rtmp_out_id,
          state: stream.state === 'processing' ? 'starting' : 'waiting',
          connection_info: { ...parts, streamName: maskedKey(parts.streamName) },
          name,
        };
        await tx.insert(rtmpOutputKeys, { id: rtmp_out_id, key: whole });
        await tx.patch(livestreams, id, {
          rtmp_outputs: [...finished, ...stream.rtmp_outputs.filter(isRunningFeed), feed],
        });
      });
      return rtmp_out_id;
    },

    async stopFeed(id, feedId, actor) {
      await change(
        id,
        actor,
        (stream) => {
          if (!stream.rtmp_outputs.some(({ rtmp_out_id }) => rtmp_out_id === feedId)) {
            throw new Refusal('NOT_FOUND', 'This feed no longer exists.');
          }
          return stream.rtmp_outputs.map((feed) =>
            feed.rtmp_out_id === feedId && isRunningFeed(feed)
              ? { ...feed, state: on ? 'pending_deactivation' : 'finished' }
              : feed,
          );
        },
        (rtmp_outputs) => ({ rtmp_outputs }),
      );
      await conductor.settled(id);
    },

    async setWatermark(id, file, actor) {
      if (file) {
        const found = await store.get(files, file);
        if (found?.what !== 'livestream-county-logo')
          throw new Refusal('NOT_FOUND', 'This watermark no longer exists.');
      }
      await change(
        id,
        actor,
        () => file,
        (watermark) => ({ watermark }),
      );
    },

    async setGraphics(id, control, actor) {
      await change(
        id,
        actor,
        () => control,
        (control) => ({ control }),
      );
    },

    async newKey(id, actor) {
      await change(id, actor, newStreamKey, (key) => ({
        'stream.name': key,
        new_key_at: clock(),
        refused_encoder: null,
      }));
      await conductor.settled(id);
    },

    async rename(id, name, actor) {
      await change(
        id,
        actor,
        () => name,
        (name) => ({ 'videocloud.video.name': name }),
      );
    },

    cancel: (id, actor) => cancelStream(store, id, actor),
  };
}

/** A cancelled stream changes no more. */
async function lockStream(tx: Tx, id: string): Promise<Livestream> {
  const stream = await tx.lock(livestreams, id);
  if (!stream) throw new Refusal('NOT_FOUND', 'This stream no longer exists.');
  if (isCancelledStream(stream)) throw new Refusal('NOT_NOW', 'This stream was cancelled.');
  return stream;
}

/** The keys of its feeds go too: they are sent nowhere again. */
function cancelStream(store: Store, id: string, actor: Actor): Promise<void> {
  return store.transaction(actor, async (tx) => {
    const stream = await lockStream(tx, id);
    if (!mayCancelStream(stream.sep_state)) throw refusalIn(contract.livestreams.cancelStream, 'NOT_NOW');
    const feeds = stream.rtmp_outputs.map((feed) => (isRunningFeed(feed) ? { ...feed, state: 'cancelled' } : feed));
    for (const { rtmp_out_id } of stream.rtmp_outputs) {
      if (await tx.get(rtmpOutputKeys, rtmp_out_id)) await tx.remove(rtmpOutputKeys, rtmp_out_id);
    }
    await tx.patch(livestreams, id, { sep_state: 'cancelled', state: 'cancelled', rtmp_outputs: feeds });
  });
}

/** Characters that are not confused when a key is read out. */
export function newStreamKey(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]);
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join('')).join('-');
}

function demandStep(stream: Livestream, step: 'activate' | 'deactivate'): void {
  const possible = encoderStep(stream.sep_state);
  // A second browser may ask again: the state already reached is not an error.
  if (possible === step) return;
  const already = step === 'activate' ? isActivatedEncoder(stream.sep_state) : !isActivatedEncoder(stream.sep_state);
  if (!already) throw refusalIn(contract.livestreams.activateSEP, 'NOT_NOW');
  const state = step === 'activate' ? 'activated' : 'deactivated';
  throw new Refusal('NOT_NOW', `This stream is ${state} already. Refresh the page to see its state.`);
}
