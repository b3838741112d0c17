import type { DocumentOf, DocumentType } from '@pavilion/sync';
import type { LiveResult, SyncClient, Watchable } from '@pavilion/sync/client';

/** Documents of one type that a page refers to by id: ids of one moment are loaded together and kept up to date. */
export interface Named<T> {
  /** Undefined while loading; null if it does not exist (any more) or is hidden. */
  get(id: string): T | null | undefined;
  watch(ids: readonly string[], listener: () => void): () => void;
  /** Changes whenever a watched document has changed. */
  version(): number;
}

interface Group<T> {
  ids: Set<string>;
  watchers: number;
  live?: Watchable<LiveResult<T>>;
  leave?: () => void;
  shown?: { result: LiveResult<T>; byId: ReadonlyMap<string, T> };
}

/** Ids in one live query; the server allows a thousand. */
const mostTogether = 500;

const byClient = new WeakMap<SyncClient, Map<string, Named<never>>>();

/** The shared instance for a document type and connection. */
export function namedOf<D extends DocumentType>(client: SyncClient, type: D): Named<DocumentOf<D>> {
  const known = byClient.get(client) ?? new Map<string, Named<never>>();
  byClient.set(client, known);
  const named = (known.get(type.name) as Named<DocumentOf<D>> | undefined) ?? createNamed(client, type);
  known.set(type.name, named as Named<never>);
  return named;
}

/** Creates a loader that combines the ids of one moment: a table with a hundred names is one live query, not a hundred. */
export function createNamed<D extends DocumentType>(
  client: Pick<SyncClient, 'live' | 'peek'>,
  type: D,
): Named<DocumentOf<D>> {
  type T = DocumentOf<D>;
  const groups = new Map<string, Group<T>>();
  const listeners = new Set<() => void>();
  let next: Group<T> | undefined;
  let version = 0;

  function tell(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  function begin(): Group<T> {
    const group: Group<T> = { ids: new Set(), watchers: 0 };
    queueMicrotask(() => {
      if (next === group) next = undefined;
      // Everything that wanted these names may be gone already.
      if (group.watchers === 0) return;
      group.live = client.live(type, { where: { id: { in: [...group.ids].sort() } } });
      group.leave = group.live.subscribe(tell);
      tell();
    });
    return group;
  }

  function groupOf(id: string): Group<T> {
    const known = groups.get(id);
    if (known) return known;
    if (!next || next.ids.size >= mostTogether) next = begin();
    next.ids.add(id);
    groups.set(id, next);
    return next;
  }

  function release(group: Group<T>): void {
    group.watchers -= 1;
    if (group.watchers > 0) return;
    group.leave?.();
    if (next === group) next = undefined;
    for (const id of group.ids) if (groups.get(id) === group) groups.delete(id);
  }

  return {
    get(id) {
      const group = groups.get(id);
      const result = group?.live?.get();
      // A document shown by another list on the page is available without waiting.
      if (!group || result?.status !== 'ready') return client.peek(type, id);
      if (group.shown?.result !== result)
        group.shown = { result, byId: new Map(result.documents.map((each) => [each.id, each])) };
      return group.shown.byId.get(id) ?? null;
    },
    watch(ids, listener) {
      const held = [...new Set(ids)].map(groupOf);
      for (const group of held) group.watchers += 1;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        for (const group of held) release(group);
      };
    },
    version: () => version,
  };
}
