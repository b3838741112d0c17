import type { Viewer } from '@pavilion/domain/access';
import type { ServerMessage } from '@pavilion/sync';
import { type ChannelsDeps, createChannels } from './channels.ts';
import { createPace } from './pace.ts';
import type { Seat } from './places.ts';
import type { Presence } from './presence.ts';
import type { Peer, Transport } from './types.ts';

export interface Connected {
  viewer: Viewer;
  transport: Transport;
  /** Looks up the session again; null when it has ended. */
  viewerOf?: () => Promise<Viewer | null>;
}

export interface PeerDeps extends Connected, ChannelsDeps {
  presence: Presence;
  /** The person as of now. */
  asOfNow: (viewer: Viewer) => Viewer;
  onLeave: () => void;
}

/** The hub's own interface to a peer. */
export interface PeerControl extends Peer {
  viewer: Viewer;
  readonly viewerOf: Connected['viewerOf'];
  /** After a change of the user: re-evaluates queries under the new rules. */
  become(viewer: Viewer): void;
  signOut(reason: string): void;
  /** Ends the connection; the client reconnects. */
  cutOff(): void;
  doubtUntil(answered: Promise<unknown>): Promise<unknown>;
  tell(message: ServerMessage): void;
  /** Sends snapshots to a slow reader that has caught up. */
  recover(): void;
}

export function createPeer({
  viewer: first,
  viewerOf,
  transport,
  onLeave,
  presence,
  asOfNow,
  ...deps
}: PeerDeps): PeerControl {
  const pace = createPace(transport);
  let viewer = first;
  let gone = false;
  let doubt: Promise<unknown> | undefined;

  function tell(message: ServerMessage): void {
    if (!gone) transport.send(JSON.stringify(message));
  }

  const channels = createChannels(deps, { viewer: () => viewer, box: { transport, letters: [] }, pace, tell });

  const seat: Seat = { viewer: () => asOfNow(viewer), isSlow: pace.wasSlow, tell };

  function leave(): void {
    if (gone) return;
    gone = true;
    presence.leave(seat);
    channels.closeAll();
    onLeave();
  }

  return {
    get viewer() {
      return viewer;
    },
    viewerOf,
    open: channels.open,
    close: channels.close,
    here(collection, id, at) {
      if (!gone) presence.here(seat, collection, id, at);
    },
    leave,
    tell,
    current: () => (pace.wasSlow() || channels.unsettled() ? undefined : deps.position()),
    become(next) {
      viewer = next;
      channels.follow(next);
      presence.recheck(seat);
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
      if (!pace.wasSlow()) return;
      const now = pace.recheck();
      if (now === 'fast') channels.refresh();
      if (now !== 'dead') return;
      leave();
      transport.terminate();
    },
  };
}
