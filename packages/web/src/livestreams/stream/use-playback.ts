import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { useRepeated } from '../parts/use-repeated.ts';

const soonest = 20_000;
/** Time before the end of a token at which it is renewed, in milliseconds. */
const margin = 60_000;

/** Playback token of a stream, renewed before it expires (LIV-028). */
export function usePlayback(streamID: string) {
  const { answer, refusal, again, loading } = useAnswer(calls.livestreams.playbackToken, { streamID });
  const left = answer ? Date.parse(answer.until) - Date.now() - margin : null;
  useRepeated(again, left === null ? null : Math.max(soonest, left));
  return { playback: answer, refusal, again, loading };
}
