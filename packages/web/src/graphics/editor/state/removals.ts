import type { DocumentType } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';
import { calls } from '../../../call/client.ts';

/** Milliseconds after which the parts of a removed document are gone too. */
const gone = 2_000;

interface Removing {
  type: DocumentType;
  ids: readonly string[];
}

/** Documents that go to the trash and come back. `flush` sends what waits; `tell` shows an error. */
export function createRemovals(client: SyncClient, flush: () => Promise<void>, tell: (error: unknown) => void) {
  /** Documents that are on their way to the trash. What a group contains leaves the screen with it. */
  const leaving = new Set<string>();
  /** Removals that the server has not answered, by document. */
  const underWay = new Map<string, Promise<unknown>>();

  return {
    leaving: leaving as ReadonlySet<string>,
    /**
     * Documents go to the trash, each with its parts: layers of a group, layers of a slide. Layers that left the group must have
     * left before.
     */
    async erase({ type, ids }: Removing): Promise<void> {
      for (const id of ids) leaving.add(id);
      const erased = flush().then(() => Promise.all(ids.map((id) => client.remove(type, id))).catch(tell));
      for (const id of ids) underWay.set(id, erased);
      await erased;
      for (const id of ids) underWay.delete(id);
      setTimeout(() => {
        for (const id of ids) leaving.delete(id);
      }, gone);
    },
    async restore({ type, ids }: Removing): Promise<void> {
      // What is taken back at once has yet to reach the trash.
      await Promise.all(ids.map((id) => underWay.get(id)));
      for (const id of ids) leaving.delete(id);
      await calls.system.undoDeletion({ collection: type.name, ids: [...ids] }).catch(tell);
    },
  };
}
