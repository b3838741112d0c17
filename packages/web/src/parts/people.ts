import { type User, users } from '@pavilion/domain/accounts';
import type { LiveResult, SyncClient, Watchable } from '@pavilion/sync/client';

/** The people whom a page names: asked for by their ids, those of one moment together, and kept up to date. */
export interface People {
  /** Undefined while nobody has answered yet, null where there is nobody (any more). */
  get(id: string): User | null | undefined;
  watch(ids: readonly string[], listener: () => void): () => void;
  /** Another number whenever anything that is watched has changed. */
  version(): number;
}

interface Group {
  ids: Set<string>;
  watchers: number;
  live?: Watchable<LiveResult<User>>;
  leave?: () => void;
  shown?: { result: LiveResult<User>; byId: ReadonlyMap<string, User> };
}

/** Ids in one live query; the server takes a thousand. */
const mostTogether = 500;

const byClient = new WeakMap<SyncClient, People>();

/** All names on the page share one of these per connection. */
export function peopleOf(client: SyncClient): People {
  const people = byClient.get(client) ?? createPeople(client);
  byClient.set(client, people);
  return people;
}

/** A table of a hundred names is one live query, not a hundred: ids that are wanted in the same moment are asked for as one. */
export function createPeople(client: Pick<SyncClient, 'live' | 'peek'>): People {
  const groups = new Map<string, Group>();
  const listeners = new Set<() => void>();
  let next: Group | undefined;
  let version = 0;

  function tell(): void {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  function begin(): Group {
    const group: Group = { ids: new Set(), watchers: 0 };
    queueMicrotask(() => {
      if (next === group) next = undefined;
      // Whoever wanted these names may have gone in the same moment.
      if (group.watchers === 0) return;
      group.live = client.live(users, { where: { id: { in: [...group.ids].sort() } } });
      group.leave = group.live.subscribe(tell);
      tell();
    });
    return group;
  }

  function groupOf(id: string): Group {
    const known = groups.get(id);
    if (known) return known;
    if (!next || next.ids.size >= mostTogether) next = begin();
    next.ids.add(id);
    groups.set(id, next);
    return next;
  }

  function release(group: Group): void {
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
      // What another list on the page already shows of a person is there without waiting.
      if (!group || result?.status !== 'ready') return client.peek(users, id);
      if (group.shown?.result !== result)
        group.shown = { result, byId: new Map(result.documents.map((user) => [user.id, user])) };
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
