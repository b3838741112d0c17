import type { Viewer } from '@pavilion/domain/access';
import { type DocumentType, type Query, type ServerMessage, whereLimits } from '@pavilion/sync';
import { limits } from '../../limits.ts';
import type { Shares } from '../../shares.ts';
import { checkedQuery } from '../store/client-doors.ts';
import { notFound, Refusal } from '../store/refusal.ts';
import type { Store } from '../store/types.ts';
import { wireError } from './live-query.ts';
import type { Mailbox, Outbox } from './outbox.ts';
import { missedChanges } from './resume.ts';
import { readResumeToken, resumeToken } from './resume-token.ts';
import type { Channel, LiveQuery, Peer, SharedText, Transport } from './types.ts';

export interface Connected {
  viewer: Viewer;
  transport: Transport;
  /** Asks again who this is; null when the session has ended. */
  viewerOf?: () => Promise<Viewer | null>;
}

export interface PeerDeps extends Connected {
  store: Store;
  outbox: Outbox;
  batch: (work: () => void) => void;
  position: () => number;
  liveQuery: (viewer: Viewer, type: DocumentType, query: Query) => LiveQuery;
  /** A query has lost a channel; without any it is given up. */
  forget: (live: LiveQuery) => void;
  onError: (error: unknown) => void;
  onLeave: () => void;
  /** What each person has open, over all their sockets. */
  channelsOf: Shares;
  rowsOf: Shares;
}

/** What the hub does with a peer. */
export interface PeerControl extends Peer {
  viewer: Viewer;
  readonly viewerOf: Connected['viewerOf'];
  /** The person has changed: queries under other rules are answered afresh. */
  become(viewer: Viewer): void;
  signOut(reason: string): void;
  /** Ends the connection; the client comes again. */
  cutOff(): void;
  doubtUntil(answered: Promise<unknown>): Promise<unknown>;
  tell(message: ServerMessage): void;
  /** Gives a slow reader that has caught up its snapshots. */
  recover(): void;
}

/** Past this many bytes waiting, changes are dropped and a fresh snapshot is sent later instead. */
const slowBytes = 2_000_000;
const recoveredBytes = 200_000;
/** A reader that takes nothing for so long is gone. */
const deadMilliseconds = 60_000;
/** A token with every change would be half of the message; one now and then only means a few changes told twice on resuming. */
const changesPerToken = 50;

const tooMuchOpen = () => new Refusal('TOO_MUCH', 'Too much is open at once. Please close some windows.');

/** A query with a limit holds the rows that it has passed over too; one without holds none. */
function rowsHeldFor({ limit, offset = 0 }: Query): number {
  return limit === undefined && offset === 0 ? 0 : offset + (limit ?? whereLimits.limit);
}

export function createPeer(deps: PeerDeps): PeerControl {
  const { store, outbox, batch, position, transport, onError } = deps;
  const channels = new Map<number, Channel>();
  const box: Mailbox = { transport, letters: [] };
  let viewer = deps.viewer;
  let gone = false;
  let slow = false;
  let slowest = { bytes: 0, since: 0 };
  let lookedAt = -1;
  let doubt: Promise<unknown> | undefined;

  function tell(message: ServerMessage): void {
    if (!gone) transport.send(JSON.stringify(message));
  }

  /** What one change means to a thousand channels is put into one message: nothing is sent between them. */
  function isSlowAt(seq: number): boolean {
    if (seq === lookedAt) return slow;
    lookedAt = seq;
    return isSlow();
  }

  function isSlow(): boolean {
    if (!slow && transport.buffered() > slowBytes) {
      slow = true;
      slowest = { bytes: transport.buffered(), since: Date.now() };
    }
    return slow;
  }

  function createChannel(number: number, query: Query, live: LiveQuery): Channel {
    const channel: Channel = {
      number,
      query,
      person: viewer.id,
      live,
      seen: 0,
      tokenSeq: 0,
      buffer: undefined,
      stale: false,
      deliver(outgoing) {
        const { seq, last } = outgoing;
        if (channel.buffer) channel.buffer.push(outgoing);
        else if (seq > channel.seen && !channel.stale) {
          if (isSlowAt(seq)) {
            channel.stale = true;
            return;
          }
          const isDue = last && seq - channel.tokenSeq >= changesPerToken;
          if (isDue) channel.tokenSeq = seq;
          outbox.add(box, outgoing, number, isDue ? resumeToken(seq, channel.live.hash) : undefined);
        }
      },
      snapshot(seq, documents: SharedText) {
        if (gone || channels.get(number) !== channel) return;
        if (isSlow()) {
          channel.stale = true;
          return;
        }
        // What was told before belongs before.
        outbox.flush();
        channel.seen = seq;
        channel.tokenSeq = seq;
        const token = resumeToken(seq, channel.live.hash);
        const head = `{"kind":"snapshot","channel":${number},"token":"${token}","seq":${seq},"documents":`;
        transport.send(`${head}${documents.text()}}`);
      },
      refuse(error) {
        if (channels.get(number) !== channel) return;
        close(number);
        tell({ kind: 'refused', channel: number, error });
      },
    };
    return channel;
  }

  function close(number: number): void {
    const channel = channels.get(number);
    if (!channel) return;
    channels.delete(number);
    channel.live.channels.delete(channel);
    deps.channelsOf.giveBack(channel.person, 1);
    deps.rowsOf.giveBack(channel.person, rowsHeldFor(channel.query));
    deps.forget(channel.live);
  }

  /** Takes what the query needs of the person's share, or refuses. */
  function takeShare(query: Query): void {
    const rows = rowsHeldFor(query);
    if (rows > limits.rowsOfWindow) throw new Refusal('INVALID', 'A live list may not reach so far down.');
    const isFull = channels.size >= limits.channels || !deps.channelsOf.take(viewer.id, 1);
    if (isFull) throw tooMuchOpen();
    if (deps.rowsOf.take(viewer.id, rows)) return;
    deps.channelsOf.giveBack(viewer.id, 1);
    throw tooMuchOpen();
  }

  function open(number: number, given: Query, resume?: string): void {
    close(number);
    try {
      const query = checkedQuery(given);
      const type = store.typeOf(query.collection);
      if (!type) throw notFound();
      takeShare(query);
      const live = deps.liveQuery(viewer, type, query);
      const channel = createChannel(number, query, live);
      channels.set(number, channel);
      live.channels.add(channel);
      const token = typeof resume === 'string' ? readResumeToken(resume) : undefined;
      if (token && token.hash === live.hash) void goOn(channel, token.seq, resume!).catch(onError);
      else live.snapshotTo(channel);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell({ kind: 'refused', channel: number, error: wireError(error) });
    }
  }

  /** Tells what the client has missed since its token, or everything when that cannot be known. */
  async function goOn(channel: Channel, since: number, token: string): Promise<void> {
    const { live, number } = channel;
    channel.buffer = [];
    const now = position();
    const missed = await missedChanges(store, live, since, now).catch(() => null);
    if (gone || channels.get(number) !== channel || channel.live !== live) return;
    if (missed === null) {
      channel.buffer = undefined;
      live.snapshotTo(channel);
      return;
    }
    const meanwhile = channel.buffer;
    channel.buffer = undefined;
    channel.seen = since;
    channel.tokenSeq = since;
    tell({ kind: 'resumed', channel: number, token, seq: Math.max(since, now) });
    batch(() => {
      for (const outgoing of [...missed, ...meanwhile]) channel.deliver(outgoing);
    });
  }

  function leave(): void {
    if (gone) return;
    gone = true;
    for (const number of [...channels.keys()]) close(number);
    deps.onLeave();
  }

  return {
    get viewer() {
      return viewer;
    },
    viewerOf: deps.viewerOf,
    open,
    close,
    leave,
    tell,
    current() {
      const unsettled = [...channels.values()].some(({ buffer, stale }) => stale || buffer !== undefined);
      return slow || unsettled ? undefined : position();
    },
    become(next) {
      viewer = next;
      for (const channel of channels.values()) {
        const live = deps.liveQuery(viewer, channel.live.type, channel.query);
        if (live === channel.live) continue;
        const left = channel.live;
        left.channels.delete(channel);
        channel.live = live;
        live.channels.add(channel);
        deps.forget(left);
        channel.buffer = undefined;
        live.snapshotTo(channel);
      }
    },
    signOut(reason) {
      tell({ kind: 'signedOut', reason });
      leave();
      transport.close(4001, 'signed out');
    },
    cutOff() {
      leave();
      transport.close(1011, 'try again');
    },
    doubt: () => doubt,
    doubtUntil(answered) {
      const both = Promise.all([doubt, answered]).finally(() => {
        if (doubt === both) doubt = undefined;
      });
      doubt = both;
      return both;
    },
    recover() {
      if (!slow) return;
      const bytes = transport.buffered();
      if (bytes <= recoveredBytes) {
        slow = false;
        for (const channel of channels.values()) {
          if (slow || !channel.stale) continue;
          channel.stale = false;
          channel.live.snapshotTo(channel);
        }
      } else if (bytes < slowest.bytes) slowest = { bytes, since: Date.now() };
      else if (Date.now() - slowest.since > deadMilliseconds) {
        leave();
        transport.terminate();
      }
    },
  };
}
