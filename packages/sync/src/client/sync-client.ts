import type { DocumentType } from '../document.ts';
import type { ClientMessage, ServerMessage, WriteOperation } from '../protocol.ts';
import type { Leaving } from './browser-leave.ts';
import { onBrowserOffline, onBrowserWake } from './browser-wake.ts';
import { createChannels } from './channels.ts';
import { createConnection } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { createDocuments } from './documents.ts';
import { createGlows, type Glow } from './glows.ts';
import { leaveBehind } from './leave-behind.ts';
import { createListeners } from './listeners.ts';
import { newId } from './new-id.ts';
import { paced } from './paced.ts';
import { createRequests } from './requests.ts';
import { createRooms, type Room } from './rooms.ts';
import type { Kept, Shelf } from './shelf.ts';
import type { WebSocketLike } from './socket.ts';
import { closed, type SyncError, signedOut } from './sync-error.ts';
import { defaultTiming, type SyncTiming } from './timing.ts';
import { createTypedReads, type TypedReads } from './typed-reads.ts';
import { createTypedWrites, type TypedWrites } from './typed-writes.ts';
import type { Watchable } from './watchable.ts';
import { createWrites } from './writes.ts';

export interface SyncClientOptions {
  /** URL of the live socket, `ws:` or `wss:`. */
  url: string;
  connect?: (url: string) => WebSocketLike;
  timing?: Partial<SyncTiming>;
  now?: () => number;
  random?: () => number;
  onWake?: (listener: () => void) => () => void;
  onOffline?: (listener: () => void) => () => void;
  onLeave?: (leaving: Leaving) => () => void;
  /** Where writes without an answer wait for the next page when this one goes, and those of the page before this one are. */
  shelf?: Shelf;
  /** Called when a write of the page before this one could not be done, with what it would have written. */
  onLost?: (error: SyncError, operation: WriteOperation) => void;
}

export interface SyncClient extends TypedReads, TypedWrites {
  /** Another user's change to a document, while it glows. */
  glow(type: DocumentType, id: string): Watchable<Glow | undefined>;
  /** Who is in a document, and the way in. */
  room(type: DocumentType, id: string): Room;
  readonly connection: Watchable<ConnectionState>;
  /** Number of our own writes that the server has not answered yet. */
  readonly unsaved: Watchable<number>;
  /** Registers a screen that holds changes back for a moment; called when there may be no later. */
  beforeLeaving(send: () => void): () => void;
  /** Sends all changes at once: those that screens hold back, and those that wait for the answer to another one. */
  handOver(): void;
  /** Whether the server has taken long to answer a change, or is not connected to answer. */
  isBehind(): boolean;
  /** Called when the server ends the session; the reason is a sentence for people. */
  onSignedOut(listener: (reason: string) => void): () => void;
  /** Reconnects as the person now signed in. */
  restart(): void;
  stop(): void;
}

/**
 * The number after which a page counts its requests, under the name of the page before. A copied tab has the shelf of a page that still
 * lives: far apart, the numbers of both never meet.
 */
const lastBefore = (kept: Kept | undefined, random: () => number): number =>
  kept ? kept.last + Math.floor(random() * 1_000_000_000) : 0;

/** Browser end of the live engine: one socket and one cache for the whole page. */
export function createSyncClient(options: SyncClientOptions): SyncClient {
  const { url, now = Date.now, random = Math.random, shelf } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const signedOutListeners = createListeners<[reason: string]>();
  const glows = createGlows({ lasting: timing.glow, now });
  const documents = createDocuments();
  const sendText = (text: string): boolean => connection.send(text);
  const send = (message: ClientMessage): boolean => sendText(JSON.stringify(message));
  const kept = shelf?.take();
  const name = kept?.client ?? newId();
  const requests = createRequests({
    last: lastBefore(kept, random),
    send: sendText,
    now,
    resendWithin: timing.resendWithin,
  });
  const channels = createChannels({ documents, send, keep: timing.keep });
  const rooms = createRooms({ send, pace: timing.move });
  const writes = createWrites({ requests, documents, channels, probe: () => send({ kind: 'ping' }) });
  /** Throttled for other people's changes; our own writes are published immediately. */
  const publishSoon = paced(channels.publish, timing.frame);
  /** Writes of the page before are dropped if somebody else is signed in by now. */
  let userId: string | null | undefined = kept?.person;
  const held = createListeners();

  const connection = createConnection({
    url,
    client: name,
    connect: options.connect ?? ((address) => new WebSocket(address)),
    timing,
    now,
    random,
    onWake: options.onWake ?? onBrowserWake,
    onOffline: options.onOffline ?? onBrowserOffline,
    handlers: { up, message: receive, signedOut: end },
  });

  for (const write of kept?.writes ?? []) {
    const { operation } = write;
    writes.goOn(write).catch((error: SyncError) => error.code !== closed.code && options.onLost?.(error, operation));
  }

  function handOver(): void {
    held.tell();
    requests.hurry();
  }

  const stopLeaving = leaveBehind({
    client: name,
    requests,
    unsaved: writes.unsaved,
    shelf,
    handOver,
    onLeave: options.onLeave,
  });

  connection.state.subscribe(() => {
    if (connection.state.get().status !== 'online') rooms.empty();
  });

  function up(): void {
    const before = userId;
    userId = connection.state.get().userId;
    if (before !== undefined && before !== userId) forgetAll();
    requests.resend();
    channels.reopen();
    rooms.reopen();
    writes.resume();
    channels.publish();
  }

  function receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'done':
      case 'failed':
        requests.settle(message);
        return;
      case 'present':
        rooms.receive(message);
        return;
      case 'snapshot':
      case 'resumed':
      case 'refused':
        channels.receive(message);
        break;
      case 'change':
        channels.receive(message);
        if (message.by !== userId) glows.note(message);
        break;
      case 'pong':
        writes.settleUpTo(message.seq);
        break;
    }
    writes.settle();
    publishSoon();
  }

  function end(reason: string): void {
    forgetAll();
    channels.publish();
    signedOutListeners.tell(reason);
  }

  function forgetAll(): void {
    requests.failAll(signedOut);
    channels.reset();
  }

  return {
    ...createTypedReads({ channels, documents, requests }),
    ...createTypedWrites({ writes, now, userId: () => userId }),
    glow: ({ name }, id) => glows.of(name, id),
    room: ({ name }, id) => rooms.of(name, id),
    connection: connection.state,
    unsaved: writes.unsaved,
    beforeLeaving: held.add,
    handOver,
    isBehind() {
      const since = requests.waitingSince();
      if (since === undefined) return false;
      return connection.state.get().status !== 'online' || now() - since > timing.prompt;
    },
    onSignedOut: signedOutListeners.add,
    restart: connection.restart,
    stop() {
      stopLeaving();
      connection.stop();
      requests.failAll(closed);
      channels.stop();
    },
  };
}
