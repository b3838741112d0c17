import { type EncoderRefusal, type Livestream, livestreams } from '@pavilion/domain/livestreams';
import { patchStream } from './states.ts';
import type { LiveEngineDeps } from './types.ts';

/** Bots try keys endlessly: log one refusal per address within this many milliseconds. */
const pause = 10_000;
const mostAddresses = 1_000;

/** Logs for operators why an encoder was refused, never with the key that it sent. */
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
    /** An unknown key: of a stream that is off, otherwise perhaps meant for any stream that waits for its encoder. */
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
