import { destinationHandlers } from './destination-calls.ts';
import { engineHandlers } from './engine-calls.ts';
import { setUpHandlers } from './set-up-calls.ts';

export const livestreamsHandlers = { ...engineHandlers, ...setUpHandlers, ...destinationHandlers };
