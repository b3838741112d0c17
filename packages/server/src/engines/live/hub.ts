import { spreadInTime, type Viewer } from '@pavilion/domain/access';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import type { Database } from '../database/types.ts';
import type { Change, Store, StoredRow } from '../store/types.ts';
import { createOpenQueries } from './open-queries.ts';
import { createOutbox } from './outbox.ts';
import { type Connected, createPeer, type PeerControl } from './peer.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Peer } from './types.ts';

export interface HubOptions {
  store: Store;
  /** Collection with the user documents: a change of one re-evaluates that user's open queries. */
  people?: string;
  /** Tells other processes who is in which room. */
  database?: Pick<Database, 'execute' | 'listen'>;
  clock?: () => string;
  log?: { error(details: { err: unknown }, message: string): void };
}

/** Every open live query of this process, and its clients. */
export interface Hub {
  connect(options: Connected): Peer;
  /** Re-checks the session of a person's connections, for instance after sign-out; closes those without one. */
  revalidate(userId: string): Promise<void>;
  /** Tells every client to reconnect, to whichever process answers. */
  drain(): void;
  /** A page without sign-in has a document open (see `Presence`). */
  guest: Presence['guest'];
  counts(): { peers: number; queries: number; channels: number };
  close(): Promise<void>;
}

const recoverMilliseconds = 50;
/** OPN-026 */
const inactiveSentence = 'Your account is pending approval by an Admin.';
const deletedSentence = 'Your account was deleted by an administrator.';
const endedSentence = 'You are signed out. Please sign in again.';

export function createHub(options: HubOptions): Hub {
  const { store, people, clock = () => new Date().toISOString(), log } = options;
  const peers = new Set<PeerControl>();
  const outbox = createOutbox();
  const channelsOf = createShares(limits.channelsOfPerson);
  const rowsOf = createShares(limits.rowsOfPerson);
  let position = store.position();
  let depth = 0;
  const onError = (err: unknown) => log?.error({ err }, 'A live query could not be answered.');

  function batch(work: () => void): void {
    depth++;
    try {
      work();
    } finally {
      depth--;
      if (depth === 0) outbox.flush();
    }
  }

  const presence = createPresence({ store, database: options.database, onError });
  const asOfNow = (viewer: Viewer): Viewer => ({ ...viewer, now: clock() });
  const open = createOpenQueries({ store, position: () => position, batch, onError });

  function dispatch(change: Change): void {
    open.take(change);
    position = change.seq;
    if (change.collection === people) personChanged(change.id, change.after);
  }

  function personChanged(id: string, after: StoredRow | null): void {
    for (const peer of peers) {
      if (peer.viewer.id !== id) continue;
      const viewer = { ...peer.viewer, user: after as unknown as Viewer['user'], now: clock() };
      if (viewer.user?.active) peer.become(viewer);
      else peer.signOut(after ? inactiveSentence : deletedSentence);
    }
  }

  /** A client whose session cannot be checked is disconnected; it will reconnect. */
  async function askInDoubt(peer: PeerControl): Promise<void> {
    try {
      await ask(peer);
    } catch (error) {
      onError(error);
      peer.cutOff();
    }
  }

  async function ask(peer: PeerControl): Promise<void> {
    const viewer = peer.viewerOf ? await peer.viewerOf() : { ...peer.viewer, now: clock() };
    if (!peers.has(peer)) return;
    if (viewer && viewer.id === peer.viewer.id) batch(() => peer.become(viewer));
    else peer.signOut(endedSentence);
  }

  const stopListening = store.onChanges((changes) => {
    for (const change of changes) batch(() => dispatch(change));
  });
  // `recover` costs nothing while no reader is slow.
  const recovery = setInterval(() => {
    for (const peer of peers) peer.recover();
  }, recoverMilliseconds);
  // Rules may depend on the time; sessions may have ended without a notification.
  const recheck = setInterval(async () => {
    for (const peer of [...peers]) await ask(peer).catch(onError);
  }, limits.recheck);
  recovery.unref();
  recheck.unref();

  return {
    connect(connected) {
      const peer = createPeer({
        ...connected,
        store,
        outbox,
        batch,
        position: () => position,
        liveQuery: (viewer, type, query) => open.find(spreadInTime(asOfNow(viewer)), type, query),
        forget: open.forget,
        onError,
        presence,
        asOfNow,
        channelsOf,
        rowsOf,
        onLeave: () => peers.delete(peer),
      });
      peers.add(peer);
      return peer;
    },
    async revalidate(userId) {
      const own = [...peers].filter((peer) => peer.viewer.id === userId);
      await Promise.all(own.map((peer) => peer.doubtUntil(askInDoubt(peer))));
    },
    drain() {
      for (const peer of peers) peer.tell({ kind: 'draining' });
    },
    guest: presence.guest,
    counts: () => ({
      peers: peers.size,
      ...open.counts(),
    }),
    async close() {
      stopListening();
      clearInterval(recovery);
      clearInterval(recheck);
      await presence.close();
    },
  };
}
