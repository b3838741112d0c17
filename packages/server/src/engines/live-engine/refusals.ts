import { type EncoderRefusal, isActivatedEncoder, type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { type Conducting, quietly } from './known-stream.ts';
import { patchStream } from './states.ts';

/** Bots try keys endlessly: note one refusal per address within this many milliseconds, and the last one at the end. */
const pause = 10_000;
const mostAddresses = 1_000;

type Work = (at: string) => Promise<void>;

/** Notes on streams why an encoder was refused, never with the key that it sent. */
export function createRefusals(conducting: Conducting) {
  const { store, clock } = conducting;
  /** The newest refusal since the pause of an address began; null if there was none. */
  const pauses = new Map<string, (() => Promise<void>) | null>();

  /** A refusal during the pause must not be lost: an encoder may try only once, after another one from its address. */
  async function paced(from: string, work: Work, at = clock()): Promise<void> {
    if (pauses.has(from)) return void pauses.set(from, () => paced(from, work, at));
    if (pauses.size >= mostAddresses) return;
    pauses.set(from, null);
    const end = () => {
      const last = pauses.get(from);
      pauses.delete(from);
      if (last && !conducting.closed) quietly(conducting, last());
    };
    setTimeout(end, pause).unref();
    await work(at);
  }

  const note = (id: string, refusal: EncoderRefusal, holds: (stream: Livestream) => boolean = () => true) =>
    patchStream(store, id, (stream) => (holds(stream) ? { refused_encoder: refusal } : null));

  return {
    /** An unknown key: of a stream that is off, otherwise perhaps meant for any stream that waits for its encoder. */
    unknownKey: (key: string, from: string, waiting: () => readonly string[]): Promise<void> =>
      paced(from, async (at) => {
        const off = key ? await store.find(livestreams, { where: { 'stream.name': key }, limit: 1 }) : [];
        // The stream may have been switched on during the pause.
        for (const { id } of off)
          await note(id, { at, from, why: 'off' }, ({ sep_state }) => !isActivatedEncoder(sep_state));
        if (off.length === 0) for (const id of waiting()) await note(id, { at, from, why: 'unknownKey' });
      }),
    second: (id: string, from: string): Promise<void> =>
      paced(`${id} ${from}`, (at) => note(id, { at, from, why: 'second' }, ({ state }) => state === 'processing')),
  };
}
