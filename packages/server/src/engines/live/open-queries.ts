import type { Viewer } from '@pavilion/domain/access';
import { and, type DocumentType, type Query } from '@pavilion/sync';
import type { Change, Store } from '../store/types.ts';
import { createLiveQuery } from './live-query.ts';
import { createQueryIndex, type QueryIndex } from './query-index.ts';
import { liveKey } from './resume-token.ts';
import type { LiveQuery } from './types.ts';

interface OpenQueriesDeps {
  store: Store;
  position: () => number;
  batch: (work: () => void) => void;
  onError: (error: unknown) => void;
}

export interface OpenQueries {
  /** The live query of this question, shared by all who ask the same under the same rules. */
  find(viewer: Viewer, type: DocumentType, asked: Query): LiveQuery;
  /** Lets a query go that nobody has open. */
  forget(live: LiveQuery): void;
  /** Tells the queries that a change may move. */
  take(change: Change): void;
  counts(): { queries: number; channels: number };
}

/** The live queries that someone has open, found by question and by what a change may move. */
export function createOpenQueries({ store, position, batch, onError }: OpenQueriesDeps): OpenQueries {
  const queries = new Map<string, LiveQuery>();
  const leaveIndex = new Map<LiveQuery, () => void>();
  const indexes = new Map<string, QueryIndex<LiveQuery>>();

  function indexOf(collection: string): QueryIndex<LiveQuery> {
    let index = indexes.get(collection);
    if (!index) {
      index = createQueryIndex();
      indexes.set(collection, index);
    }
    return index;
  }

  function find(viewer: Viewer, type: DocumentType, asked: Query): LiveQuery {
    const query: Query = { ...asked, where: and(asked.where, store.effectiveWhere(viewer, type.name)) };
    // Result sets are unordered: queries that differ only in order share one.
    if (query.limit === undefined && !query.offset) delete query.orderBy;
    const { key, hash } = liveKey(type, query);
    const known = queries.get(key);
    if (known) return known;
    const live = createLiveQuery({
      key,
      hash,
      type,
      query,
      store,
      position,
      batch,
      onError,
    });
    queries.set(key, live);
    leaveIndex.set(live, indexOf(type.name).add(query.where ?? {}, live));
    return live;
  }

  function forget(live: LiveQuery): void {
    if (live.channels.size > 0) return;
    queries.delete(live.key);
    leaveIndex.get(live)?.();
    leaveIndex.delete(live);
  }

  function take(change: Change): void {
    const index = indexes.get(change.collection);
    if (!index) return;
    const found = new Set<LiveQuery>();
    if (change.before) index.collect(change.before, found);
    if (change.after) index.collect(change.after, found);
    for (const live of found) {
      try {
        live.take(change);
      } catch (error) {
        // A failure in one query must not stop delivery to the others.
        onError(error);
      }
    }
  }

  const counts = () => ({
    queries: queries.size,
    channels: [...queries.values()].reduce((sum, { channels }) => sum + channels.size, 0),
  });
  return { find, forget, take, counts };
}
