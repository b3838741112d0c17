import type { Viewer } from '@pavilion/domain/access';
import { type DocumentType, type Query, type ServerMessage, whereLimits } from '@pavilion/sync';
import { limits } from '../../limits.ts';
import type { Shares } from '../../shares.ts';
import { checkedQuery } from '../store/client-doors.ts';
import { notFound, Refusal } from '../store/refusal.ts';
import type { Store } from '../store/types.ts';
import { wireError } from './answers.ts';
import { createChannel } from './channel.ts';
import type { Mailbox, Outbox } from './outbox.ts';
import type { Pace } from './pace.ts';
import { missedChanges } from './resume.ts';
import { readResumeToken } from './resume-token.ts';
import type { Channel, LiveQuery, Peer } from './types.ts';

export interface ChannelsDeps {
  store: Store;
  outbox: Outbox;
  batch: (work: () => void) => void;
  position: () => number;
  liveQuery: (viewer: Viewer, type: DocumentType, query: Query) => LiveQuery;
  /** Called when a query has lost a channel; without channels the hub drops it. */
  forget: (live: LiveQuery) => void;
  onError: (error: unknown) => void;
  /** Open queries and rows of each person, over all sockets. */
  channelsOf: Shares;
  rowsOf: Shares;
}

interface OfPeer {
  viewer: () => Viewer;
  box: Mailbox;
  pace: Pace;
  tell: (message: ServerMessage) => void;
}

/** The live queries that one client has open. */
export interface Channels extends Pick<Peer, 'open' | 'close'> {
  closeAll(): void;
  /** After a change of the user: re-evaluates queries under the new rules. */
  follow(viewer: Viewer): void;
  /** Whether a snapshot or missed changes are still to be sent. */
  unsettled(): boolean;
  /** Sends new snapshots where changes were dropped. */
  refresh(): void;
}

const tooMuchOpen = () => new Refusal('TOO_MUCH', 'Too much is open at once. Please close some windows.');

/** A query with a limit also holds the rows before its offset; one without holds none. */
function rowsHeldFor({ limit, offset = 0 }: Query): number {
  return limit === undefined && offset === 0 ? 0 : offset + (limit ?? whereLimits.limit);
}

export function createChannels(deps: ChannelsDeps, { viewer, box, pace, tell }: OfPeer): Channels {
  const { store, outbox, batch, position, onError } = deps;
  const channels = new Map<number, Channel>();
  const isOpen = (channel: Channel) => channels.get(channel.number) === channel;

  function close(number: number): void {
    const channel = channels.get(number);
    if (!channel) return;
    channels.delete(number);
    channel.live.channels.delete(channel);
    deps.channelsOf.giveBack(channel.person, 1);
    deps.rowsOf.giveBack(channel.person, rowsHeldFor(channel.query));
    deps.forget(channel.live);
  }

  /** Takes the query's rows from the person's share, or refuses. */
  function takeShare(query: Query): void {
    const { id } = viewer();
    const rows = rowsHeldFor(query);
    if (rows > limits.rowsOfWindow) throw new Refusal('INVALID', 'A live list cannot reach that far down.');
    const isFull = channels.size >= limits.channels || !deps.channelsOf.take(id, 1);
    if (isFull) throw tooMuchOpen();
    if (deps.rowsOf.take(id, rows)) return;
    deps.channelsOf.giveBack(id, 1);
    throw tooMuchOpen();
  }

  function join(number: number, query: Query, type: DocumentType): Channel {
    const live = deps.liveQuery(viewer(), type, query);
    const person = viewer().id;
    const onRefused: Channel['refuse'] = (error) => {
      close(number);
      tell({ kind: 'refused', channel: number, error });
    };
    const channel = createChannel({ number, query, person, live, outbox, box, pace, isOpen, onRefused });
    channels.set(number, channel);
    live.channels.add(channel);
    return channel;
  }

  /** Sends the changes since the client's token, or a snapshot when they are unknown. */
  async function goOn(channel: Channel, since: number, token: string): Promise<void> {
    const { live, number } = channel;
    channel.buffer = [];
    const now = position();
    const missed = await missedChanges(store, live, since, now).catch(() => null);
    if (!isOpen(channel) || channel.live !== live) return;
    const meanwhile = channel.buffer;
    channel.buffer = undefined;
    if (missed === null) {
      live.snapshotTo(channel);
      return;
    }
    channel.seen = since;
    channel.tokenSeq = since;
    tell({ kind: 'resumed', channel: number, token, seq: Math.max(since, now) });
    batch(() => {
      for (const outgoing of [...missed, ...meanwhile]) channel.deliver(outgoing);
    });
  }

  return {
    close,
    open(number, given, resume) {
      close(number);
      try {
        const query = checkedQuery(given);
        const type = store.typeOf(query.collection);
        if (!type) throw notFound();
        takeShare(query);
        const channel = join(number, query, type);
        const token = typeof resume === 'string' ? readResumeToken(resume) : undefined;
        if (token && token.hash === channel.live.hash) void goOn(channel, token.seq, resume!).catch(onError);
        else channel.live.snapshotTo(channel);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        tell({ kind: 'refused', channel: number, error: wireError(error) });
      }
    },
    closeAll() {
      for (const number of [...channels.keys()]) close(number);
    },
    follow(next) {
      for (const channel of channels.values()) {
        const live = deps.liveQuery(next, channel.live.type, channel.query);
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
    unsettled: () => [...channels.values()].some(({ buffer, stale }) => stale || buffer !== undefined),
    refresh() {
      for (const channel of channels.values()) {
        if (pace.wasSlow() || !channel.stale) continue;
        channel.stale = false;
        channel.live.snapshotTo(channel);
      }
    },
  };
}
