import type { ClientMessage, ServerMessage } from '../protocol.ts';
import type { Query } from '../where.ts';
import { type Channel, createChannel, type LiveResult, loading } from './channel.ts';
import type { Documents, Entry, Pending } from './documents.ts';
import { SyncError } from './sync-error.ts';

type Change = Extract<ServerMessage, { kind: 'change' }>;
type ChannelMessage = Extract<ServerMessage, { kind: 'snapshot' | 'resumed' | 'change' | 'refused' }>;

export interface ChannelsDeps {
  documents: Documents;
  send: (message: ClientMessage) => boolean;
  /** How long an unused query stays open, in milliseconds. */
  keep: number;
}

export interface Channels {
  /** Current result of the query with this key; see `canonical`. */
  read(key: string): LiveResult;
  subscribe(key: string, query: Query, listener: () => void): () => void;
  receive(message: ChannelMessage): void;
  /** After a reconnection: resumes every query. */
  reopen(): void;
  /** After a change of user: drops all data of the previous one. */
  reset(): void;
  /** Call when a pending write to this document was added, answered or dropped. */
  refresh(collection: string, id: string): void;
  /** Whether every query gives the same result without this acknowledged write, so that the write can be dropped. */
  agree(pending: Pending): boolean;
  /** Notifies the listeners of every query whose result has changed. */
  publish(): void;
  /** Cancels the timers of unused queries. */
  stop(): void;
}

/** Open queries of a client: equal queries share one channel, which stays open for a while after its last listener. */
export function createChannels({ documents, send, keep }: ChannelsDeps): Channels {
  const byKey = new Map<string, Channel>();
  const byNumber = new Map<number, Channel>();
  /** Timers of the channels without listeners. */
  const retirements = new Map<Channel, ReturnType<typeof setTimeout>>();
  let last = 0;

  function create(key: string, query: Query): Channel {
    last += 1;
    const channel = createChannel({ number: last, query, documents, send });
    byKey.set(key, channel);
    byNumber.set(last, channel);
    return channel;
  }

  function retire(key: string, channel: Channel): void {
    retirements.delete(channel);
    if (byKey.get(key) !== channel) return;
    byKey.delete(key);
    byNumber.delete(channel.number);
    channel.close();
  }

  function takeChange({ seq, collection, id, document, effects, tokens }: Change): void {
    for (const [number, token] of tokens ?? []) byNumber.get(number)?.members.keepToken(token, seq);
    const entry = documents.reach(collection, id);
    const named: Channel[] = [];
    let holding = 0;
    // Removals last: a document that moves between channels must not be evicted in between.
    for (const effect of ['added', 'changed', 'removed'] as const) {
      for (const number of effects[effect] ?? []) {
        const channel = byNumber.get(number);
        if (!channel) continue;
        named.push(channel);
        if (effect === 'removed') channel.members.remove(entry, seq);
        else if (channel.members.add(entry, seq)) holding += 1;
      }
    }
    if (document) documents.learn(entry, seq, document);
    place(entry, named, holding);
  }

  /** Places a document in the channels that a message names, of which `holding` have it as a member. */
  function place(entry: Entry, named: readonly Channel[], holding: number): void {
    const isNew = entry.view !== entry.placed;
    // Others have a new version as a member too, or show what a pending write may make of the document.
    if ((isNew && entry.holders.size > holding) || entry.pending.length > 0) placeInAll(entry);
    else placeIn(named, entry);
  }

  function placeInAll(entry: Entry): void {
    const concerned = [...byKey.values()].filter(({ query }) => query.collection === entry.collection);
    placeIn(concerned, entry);
  }

  /** `concerned` includes every channel that shows the document. */
  function placeIn(concerned: readonly Channel[], entry: Entry): void {
    for (const channel of concerned) channel.place(entry);
    entry.placed = entry.view;
    documents.dropUnused(entry);
  }

  return {
    read: (key) => byKey.get(key)?.result ?? loading,
    subscribe(key, query, listener) {
      const channel = byKey.get(key) ?? create(key, query);
      clearTimeout(retirements.get(channel));
      const leave = channel.listeners.add(listener);
      if (!channel.isOpen) channel.open();
      return () => {
        leave();
        if (channel.listeners.size > 0) return;
        clearTimeout(retirements.get(channel));
        // Refusals are not cached: the next subscriber asks again.
        const rest = channel.status === 'refused' ? 0 : keep;
        retirements.set(
          channel,
          setTimeout(() => retire(key, channel), rest),
        );
      };
    },
    receive(message) {
      if (message.kind === 'change') {
        takeChange(message);
        return;
      }
      const channel = byNumber.get(message.channel);
      if (!channel) return;
      if (message.kind === 'refused') {
        channel.enter('refused', new SyncError(message.error));
        return;
      }
      channel.enter('ready');
      if (message.kind === 'resumed') channel.members.keepToken(message.token);
      else {
        const named = [channel];
        for (const entry of channel.members.replace(message)) place(entry, named, channel.members.has(entry) ? 1 : 0);
      }
    },
    reopen() {
      for (const channel of byKey.values()) channel.open();
    },
    reset() {
      for (const channel of byKey.values()) channel.reset();
    },
    refresh(collection, id) {
      placeInAll(documents.reach(collection, id));
    },
    agree({ collection, id, seq = Number.POSITIVE_INFINITY }) {
      const entry = documents.reach(collection, id);
      for (const channel of byKey.values())
        if (channel.query.collection === collection && !channel.agrees(entry, seq)) return false;
      return true;
    },
    publish() {
      for (const channel of [...byKey.values()]) channel.publish();
    },
    stop() {
      for (const timer of retirements.values()) clearTimeout(timer);
    },
  };
}
