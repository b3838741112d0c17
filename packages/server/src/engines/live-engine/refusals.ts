import { type EncoderRefusal, type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { patchStream } from './states.ts';
import type { LiveEngineDeps } from './types.ts';

/** Strangers try keys without end: one of an address in so long is written down. */
const pause = 10_000;
const mostAddresses = 1_000;

/** Writes down, where operators look, that an encoder was turned away and why: never with what it sent as its key. */
export function createRefusals({ store, clock }: Pick<LiveEngineDeps, 'store' | 'clock'>) {
  const noted = new Map<string, number>();

  function tooSoon(what: string): boolean {
    const now = performance.now();
    if (now - (noted.get(what) ?? Number.NEGATIVE_INFINITY) < pause) return true;
    if (noted.size >= mostAddresses) noted.clear();
    noted.set(what, now);
    return false;
  }

  const note = (id: string, from: string, why: EncoderRefusal['why']) =>
    patchStream(store, id, () => ({ refused_encoder: { at: clock(), from, why } }));

  return {
    /** A key that lets nobody in: of a stream that is off, else any that waits for its encoder may be meant. */
    async unknownKey(key: string, from: string, waiting: () => readonly string[]): Promise<void> {
      if (tooSoon(from)) return;
      const off: Livestream[] = key ? await store.find(livestreams, { where: { 'stream.name': key }, limit: 1 }) : [];
      for (const { id } of off) await note(id, from, 'off');
      if (off.length === 0) for (const id of waiting()) await note(id, from, 'unknownKey');
    },
    async second(id: string, from: string): Promise<void> {
      if (!tooSoon(`${id} ${from}`)) await note(id, from, 'second');
    },
  };
}
