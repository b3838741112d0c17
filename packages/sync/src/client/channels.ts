import { compareBy } from '../compare.ts';
import { matcher } from '../matches.ts';
import type { ClientMessage, ServerMessage, WireDocument } from '../protocol.ts';
import type { Query } from '../where.ts';
import type { Documents, Entry, Pending } from './documents.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { SyncError } from './sync-error.ts';

/** Result of a live query; the same object until something changes. */
export interface LiveResult<T = WireDocument> {
  readonly documents: readonly T[];
  readonly status: 'loading' | 'ready' | 'refused';
  readonly error?: SyncError;
}

export const loading: LiveResult<never> = { documents: [], status: 'loading' };

interface Channel {
  readonly number: number;
  readonly key: string;
  readonly query: Query;
  readonly matches: (document: object) => boolean;
  readonly compare: (left: WireDocument, right: WireDocument) => number;
  readonly listeners: Listeners;
  /** Ids that the server reports as members. */
  members: Set<string>;
  /** Displayed documents by id: the members with our pending writes applied. `list` has them in order. */
  readonly shown: Map<string, WireDocument>;
  list: WireDocument[];
  status: LiveResult['status'];
  error: SyncError | undefined;
  /** Last published result; out of date while `dirty`. */
  result: LiveResult;
  dirty: boolean;
  opened: boolean;
  token: string | undefined;
  /** Log position of the server's last message about this channel. */
  seq: number;
  retirement: ReturnType<typeof setTimeout> | undefined;
}

type Snapshot = Extract<ServerMessage, { kind: 'snapshot' }>;
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

/** Open queries of a client. Equal queries share one channel, whose documents are in order. */
export function createChannels({ documents, send, keep }: ChannelsDeps): Channels {
  const byKey = new Map<string, Channel>();
  const byNumber = new Map<number, Channel>();
  let last = 0;

  function create(key: string, query: Query): Channel {
    last += 1;
    const channel: Channel = {
      number: last,
      key,
      query,
      matches: matcher(query.where ?? {}),
      compare: compareBy(query.orderBy),
      listeners: createListeners(),
      members: new Set(),
      shown: new Map(),
      list: [],
      status: 'loading',
      error: undefined,
      result: loading,
      dirty: false,
      opened: false,
      token: undefined,
      seq: 0,
      retirement: undefined,
    };
    byKey.set(key, channel);
    byNumber.set(channel.number, channel);
    return channel;
  }

  function open(channel: Channel): void {
    const { number, query, token } = channel;
    channel.opened = send({ kind: 'open', channel: number, query, ...(token !== undefined && { resume: token }) });
  }

  function retire(channel: Channel): void {
    if (byKey.get(channel.key) !== channel) return;
    byKey.delete(channel.key);
    byNumber.delete(channel.number);
    for (const id of channel.members) documents.release(channel.query.collection, id);
    if (channel.opened) send({ kind: 'close', channel: channel.number });
  }

  /** Whether a document belongs in the list: as the server reports, unless one of our pending writes changes that. */
  function isShown(channel: Channel, entry: Entry): boolean {
    if (!entry.view) return false;
    const isMember = channel.members.has(entry.id);
    const undecided = entry.pending.some(({ seq }) => seq === undefined || seq > channel.seq);
    if (!undecided) return isMember;
    // A later page depends on the pages before it, which are not loaded, so nothing can enter it here.
    return channel.matches(entry.view) && (isMember || !channel.query.offset);
  }

  function place(channel: Channel, id: string): void {
    const entry = documents.get(channel.query.collection, id);
    const before = channel.shown.get(id);
    const after = entry && isShown(channel, entry) ? entry.view : undefined;
    if (before === after) return;
    if (before) channel.list.splice(position(channel, before), 1);
    if (after) {
      channel.list.splice(position(channel, after), 0, after);
      channel.shown.set(id, after);
    } else channel.shown.delete(id);
    channel.dirty = true;
  }

  /** Index of a document in the list, or where it belongs. */
  function position({ list, compare }: Channel, document: WireDocument): number {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(list[middle]!, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function say(channel: Channel, status: LiveResult['status'], error?: SyncError): void {
    if (channel.status === status && !error) return;
    channel.status = status;
    channel.error = error;
    channel.dirty = true;
  }

  function takeSnapshot(channel: Channel, { documents: found, seq, token }: Snapshot): void {
    const { collection } = channel.query;
    if (seq < channel.seq) documents.rewind();
    channel.seq = seq;
    channel.token = token;
    const left = channel.members;
    channel.members = new Set(found.map(({ id }) => id));
    for (const document of found) {
      if (!left.delete(document.id)) documents.hold(collection, document.id);
      documents.learn(collection, document.id, seq, document);
    }
    for (const id of left) documents.release(collection, id);
    say(channel, 'ready');
    for (const document of found) refresh(collection, document.id);
    for (const id of left) refresh(collection, id);
  }

  function takeChange({ seq, collection, id, document, effects, tokens }: Change): void {
    for (const [number, token] of tokens ?? []) {
      const channel = byNumber.get(number);
      if (channel && seq >= channel.seq) channel.token = token;
    }
    const { added = [], changed = [], removed = [] } = effects;
    // Adds before removals: a document that moves between channels must not be evicted in between.
    for (const number of [...added, ...changed]) {
      const channel = concerned(number, seq);
      if (!channel || channel.members.has(id)) continue;
      channel.members.add(id);
      documents.hold(collection, id);
    }
    for (const number of removed) if (concerned(number, seq)?.members.delete(id)) documents.release(collection, id);
    if (document) documents.learn(collection, id, seq, document);
    refresh(collection, id);
  }

  /** The channel, unless this message is older than its state. */
  function concerned(number: number, seq: number): Channel | undefined {
    const channel = byNumber.get(number);
    if (!channel || seq < channel.seq) return undefined;
    channel.seq = seq;
    return channel;
  }

  function refresh(collection: string, id: string): void {
    for (const channel of byKey.values()) if (channel.query.collection === collection) place(channel, id);
  }

  function publish(): void {
    for (const channel of [...byKey.values()]) {
      if (!channel.dirty) continue;
      channel.dirty = false;
      const { result, list, query, status, error } = channel;
      const shown = status === 'ready' ? list.slice(0, query.limit) : [];
      const isSame = shown.length === result.documents.length && shown.every((d, at) => d === result.documents[at]);
      if (isSame && status === result.status && error === result.error) continue;
      channel.result = { documents: isSame ? result.documents : shown, status, ...(error && { error }) };
      channel.listeners.tell();
    }
  }

  return {
    read: (key) => byKey.get(key)?.result ?? loading,
    subscribe(key, query, listener) {
      const channel = byKey.get(key) ?? create(key, query);
      clearTimeout(channel.retirement);
      const leave = channel.listeners.add(listener);
      if (!channel.opened) open(channel);
      return () => {
        leave();
        if (channel.listeners.size > 0) return;
        clearTimeout(channel.retirement);
        // Refusals are not cached: the next subscriber asks again.
        const rest = channel.status === 'refused' ? 0 : keep;
        channel.retirement = setTimeout(() => retire(channel), rest);
      };
    },
    receive(message) {
      if (message.kind === 'change') {
        takeChange(message);
        return;
      }
      const channel = byNumber.get(message.channel);
      if (!channel) return;
      if (message.kind === 'snapshot') takeSnapshot(channel, message);
      else if (message.kind === 'resumed') {
        channel.token = message.token;
        say(channel, 'ready');
      } else say(channel, 'refused', new SyncError(message.error));
    },
    reopen() {
      for (const channel of byKey.values()) open(channel);
    },
    reset() {
      for (const channel of byKey.values()) {
        for (const id of channel.members) documents.release(channel.query.collection, id);
        channel.members.clear();
        channel.shown.clear();
        channel.list = [];
        channel.token = undefined;
        channel.seq = 0;
        say(channel, 'loading');
      }
    },
    refresh,
    agree({ collection, id, seq = Number.POSITIVE_INFINITY }) {
      for (const channel of byKey.values()) {
        if (channel.query.collection !== collection || channel.seq >= seq) continue;
        if (channel.shown.has(id) !== channel.members.has(id)) return false;
      }
      return true;
    },
    publish,
    stop() {
      for (const channel of byKey.values()) clearTimeout(channel.retirement);
    },
  };
}
