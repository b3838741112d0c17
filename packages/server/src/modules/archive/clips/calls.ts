import { cancelClip, createClip } from './clip-calls.ts';
import { eventChoices } from './event-choices.ts';

export const clipHandlers = { createClip, cancelClip, eventChoices };
