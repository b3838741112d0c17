import { clipCalls } from './clip-calls.ts';
import { matchCalls } from './match-calls.ts';

export const archiveCalls = { ...matchCalls, ...clipCalls };
