import type { Context } from './context.ts';
import type { Routes } from './engines/http/routes.ts';
import type { Job } from './engines/jobs/types.ts';
import type { Effect } from './engines/store/types.ts';

/** The parts that one module adds to the server; `modules.ts` combines the modules. */
export interface Module<Calls extends object = object> {
  /** Handlers by the names of their calls in the contract. */
  calls: Calls;
  /** In the order in which they run on a write. */
  effects: readonly Effect[];
  jobs: readonly Job[];
  routes: readonly Routes[];
  /**
   * Runs before the first request is answered: upgrades data stored by an earlier version. `atEnd` takes a function that stops
   * what continues to run.
   */
  start(context: Context, atEnd: (stop: () => void) => void): Promise<void>;
}

/** A module with defaults for missing parts. */
export function defineModule<Calls extends object>(
  parts: Pick<Module<Calls>, 'calls'> & Partial<Module>,
): Module<Calls> {
  return { effects: [], jobs: [], routes: [], start: async () => {}, ...parts };
}
