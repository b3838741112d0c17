import type { Context } from './context.ts';
import type { Routes } from './engines/http/routes.ts';
import type { Job } from './engines/jobs/types.ts';
import type { Effect } from './engines/store/types.ts';

/** What one module adds to the server; `modules.ts` puts them together. */
export interface Module<Calls extends object = object> {
  /** The handlers of its calls, by their names in the contract. */
  calls: Calls;
  /** In the order in which they run on a change. */
  effects: readonly Effect[];
  jobs: readonly Job[];
  routes: readonly Routes[];
  /** Before anybody is answered: brings up to date what an earlier version stored. What goes on from here stops by `atEnd`. */
  start(context: Context, atEnd: (stop: () => void) => void): Promise<void>;
}

/** Fills in what the module has not. */
export function defineModule<Calls extends object>(
  parts: Pick<Module<Calls>, 'calls'> & Partial<Module>,
): Module<Calls> {
  return { effects: [], jobs: [], routes: [], start: async () => {}, ...parts };
}
