import type { Store } from '../store/types.ts';
import type { LiveQuery, Outgoing } from './types.ts';

const pageOfChanges = 1_000;
/** Beyond this a snapshot is the shorter answer. */
const mostChanges = 5_000;

/** What a query's reader has missed between two positions; null when only a snapshot can tell. */
export async function missedChanges(
  store: Store,
  live: LiveQuery,
  since: number,
  until: number,
): Promise<Outgoing[] | null> {
  if (until - since > mostChanges || (live.isWindow && since > until)) return null;
  const missed: Outgoing[] = [];
  for (let from = since; from < until; ) {
    const changes = await store.changesAfter(from, Math.min(pageOfChanges, until - from));
    const last = changes?.at(-1);
    if (!changes || !last) return null;
    for (const change of changes) {
      if (change.collection !== live.type.name) continue;
      const outgoing = live.effectOf(change);
      // Which rows a window showed then is not known any more: it goes on only if nothing in it can have moved.
      if (outgoing && live.isWindow) return null;
      if (outgoing) missed.push(outgoing);
    }
    from = last.seq;
  }
  return live.isReady() ? missed : null;
}
