import { cancelClip, createClip } from './clip-calls.ts';

export const clipHandlers = { createClip, cancelClip };
