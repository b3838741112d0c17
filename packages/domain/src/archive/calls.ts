import { clipCalls } from './clip-calls.ts';
import { matchCalls } from './match-calls.ts';
import { placeCalls } from './place-calls.ts';

export const archiveCalls = { ...matchCalls, ...clipCalls, ...placeCalls };
