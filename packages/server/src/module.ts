import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Routes } from './engines/http/routes.ts';
import type { Job } from './engines/jobs/types.ts';
import type { Effect } from './engines/store/types.ts';
import type { DocumentSteps } from './engines/upgrade/types.ts';

/** The parts that one module adds to the server; `modules.ts` combines the modules. */
export interface Module<Calls extends object = object> {
  /** Handlers by the names of their calls in the contract. */
  calls: Calls;
  /** In the order in which they run on a write. An effect may depend on the settings. */
  effects: (config: Config) => readonly Effect[];
  jobs: readonly Job[];
  routes: readonly Routes[];
  /** Work of numbered upgrade steps through documents, see `engines/upgrade/steps.ts`. */
  upgrades: DocumentSteps;
  /** Runs before the first request is answered. `atEnd` takes a function that stops what continues to run. */
  start(context: Context, atEnd: (stop: () => void) => void): Promise<void>;
}

type Parts = Omit<Module, 'calls' | 'effects'> & { effects: readonly Effect[] | Module['effects'] };

/** A module with defaults for missing parts. */
export function defineModule<Calls extends object>({
  effects = [],
  ...parts
}: Pick<Module<Calls>, 'calls'> & Partial<Parts>): Module<Calls> {
  const effectsBy = typeof effects === 'function' ? effects : () => effects;
  return { jobs: [], routes: [], upgrades: {}, start: async () => {}, ...parts, effects: effectsBy };
}
