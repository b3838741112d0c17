import type { Store } from '../store/types.ts';
import type { LiveQuery, Outgoing } from './types.ts';

const pageOfChanges = 1_000;
/** Above this many changes a snapshot is smaller. */
const mostChanges = 5_000;

/** Changes of a query between two positions; null when only a snapshot is correct. */
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
      // The window's earlier rows are unknown: resume only if no change can have moved any of them.
      if (outgoing && live.isWindow) return null;
      if (outgoing) missed.push(outgoing);
    }
    from = last.seq;
  }
  return live.isReady() ? missed : null;
}
