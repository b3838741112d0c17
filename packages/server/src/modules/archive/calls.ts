import { clipHandlers } from './clips/calls.ts';
import { matchHandlers } from './matches/calls.ts';
import { placeHandlers } from './places/calls.ts';

export const archiveHandlers = { ...matchHandlers, ...clipHandlers, ...placeHandlers };
