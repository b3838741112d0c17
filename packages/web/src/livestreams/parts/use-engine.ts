import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';

const fresh = 30_000;

/** The live engine that runs the streams, and what it supports. */
export const useEngine = () => useAnswer(calls.livestreams.liveEngine, {}, { fresh });
