import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';

const fresh = 30_000;

/** Which live engine is behind the streams, and what it can do. */
export const useEngine = () => useAnswer(calls.livestreams.liveEngine, {}, { fresh });
