import type { ChannelEffect, ClientMessage, ServerMessage } from '../../protocol.ts';
import type { Query } from '../../where.ts';
import type { Logged, TestStore } from './store.ts';

/** Live queries of one socket. */
export interface PeerChannels {
  /** Answers with a snapshot; or, when `canResume`, with the changes since the client's token. */
  open(message: Extract<ClientMessage, { kind: 'open' }>, canResume: boolean): void;
  close(number: number): void;
  /** Sends a change to the queries that it concerns. */
  tell(logged: Logged): void;
}

/** Remembers which ids the client was sent, and recomputes each query after each change. */
export function createPeerChannels(store: TestStore, send: (message: ServerMessage) => void): PeerChannels {
  const channels = new Map<number, { query: Query; ids: Set<string> }>();

  /** Changes since a log position, for one query without a limit. */
  function replay(number: number, query: Query, since: number): void {
    for (const { seq, collection, id, before, after, by } of store.log.slice(since)) {
      if (collection !== query.collection) continue;
      const is = store.holds(query, after);
      const effect = effectOf(store.holds(query, before), is, true);
      if (!effect) continue;
      const told = { effects: { [effect]: [number] }, tokens: [[number, String(seq)]] as [number, string][] };
      send({ kind: 'change', seq, collection, id, by, ...told, ...(is && { document: after }) });
    }
  }

  /** Effects of a change by document: in a query with a limit, others may enter or leave with it. */
  function effectsOf({ collection, id, after }: Logged): Map<string, [number, ChannelEffect][]> {
    const touched = new Map<string, [number, ChannelEffect][]>();
    for (const [number, { query, ids }] of channels) {
      if (query.collection !== collection) continue;
      const now = new Set(store.select(query).map((document) => document.id));
      for (const each of new Set([id, ...(query.limit ? [...now, ...ids] : [])])) {
        const is = query.limit ? now.has(each) : store.holds(query, after);
        const effect = effectOf(ids.has(each), is, each === id);
        if (!effect) continue;
        touched.set(each, [...(touched.get(each) ?? []), [number, effect]]);
        if (is) ids.add(each);
        else ids.delete(each);
      }
    }
    return touched;
  }

  return {
    open({ channel, query, resume }, canResume) {
      const documents = store.select(query);
      const seq = store.log.length;
      channels.set(channel, { query, ids: new Set(documents.map(({ id }) => id)) });
      if (resume === undefined || !canResume || query.limit) {
        send({ kind: 'snapshot', channel, token: String(seq), seq, documents });
        return;
      }
      send({ kind: 'resumed', channel, token: resume, seq });
      replay(channel, query, Number(resume));
    },
    close: (number) => void channels.delete(number),
    tell(logged) {
      const { seq, collection, id, after, by } = logged;
      for (const [each, told] of effectsOf(logged)) {
        const gone = told.every(([, effect]) => effect === 'removed');
        const document = each === id ? after : store.get(collection, each);
        const effects: Partial<Record<ChannelEffect, number[]>> = {};
        for (const [number, effect] of told) effects[effect] = [...(effects[effect] ?? []), number];
        const tokens = told.map(([number]): [number, string] => [number, String(seq)]);
        const shown = !gone && document && { document };
        send({ kind: 'change', seq, collection, id: each, by, effects, tokens, ...shown });
      }
    },
  };
}

function effectOf(was: boolean, is: boolean, isChanged: boolean): ChannelEffect | undefined {
  if (was) return is ? (isChanged ? 'changed' : undefined) : 'removed';
  return is ? 'added' : undefined;
}
