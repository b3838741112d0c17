import { createSetQuery } from './set-query.ts';
import type { LiveQuery, LiveQueryDeps } from './types.ts';
import { createWindowQuery } from './window-query.ts';

/** A query of all matches needs no rows to follow changes; a page of an ordered query does. */
export function createLiveQuery(deps: LiveQueryDeps): LiveQuery {
  return deps.query.limit === undefined && !deps.query.offset ? createSetQuery(deps) : createWindowQuery(deps);
}
