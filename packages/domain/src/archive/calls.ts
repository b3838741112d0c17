import { clipCalls } from './clips/clip-calls.ts';
import { matchCalls } from './matches/match-calls.ts';
import { placeCalls } from './places/place-calls.ts';

export const archiveCalls = { ...matchCalls, ...clipCalls, ...placeCalls };
