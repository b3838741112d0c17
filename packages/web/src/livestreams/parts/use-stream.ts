import { isSettledEncoder, livestreams } from '@pavilion/domain/livestreams';
import { useDoc } from '@pavilion/sync/react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { useEngine } from './use-engine.ts';
import { useRepeated } from './use-repeated.ts';

const soon = 4_000;
const later = 20_000;

/**
 * A live stream document, refreshed from the engine when it is opened. Brightcove does not push changes, so it is polled:
 * every 20 seconds, or every 4 while the encoder is in transition.
 */
export function useStream(id: string | undefined) {
  const { document: stream, status } = useDoc(livestreams, id);
  const { answer: engine } = useEngine();
  const asked = useAnswer(calls.livestreams.getStream, { id: id ?? '' }, { when: id !== undefined });
  const elsewhere = engine?.kind === 'brightcove';
  const pace = stream && !isSettledEncoder(stream.sep_state) ? soon : later;
  useRepeated(asked.again, id && elsewhere ? pace : null);
  const loading = status === 'loading' || (!stream && asked.loading);
  return { stream, loading, fetching: asked.fetching, refusal: asked.refusal, again: asked.again };
}
