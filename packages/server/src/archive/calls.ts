import { clipHandlers } from './clips/calls.ts';
import { matchHandlers } from './matches/calls.ts';

export const archiveHandlers = { ...matchHandlers, ...clipHandlers };
