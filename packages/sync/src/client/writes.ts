import type { WireDocument, WriteOperation } from '../protocol.ts';
import { writtenKeys } from '../written-keys.ts';
import type { Channels } from './channels.ts';
import type { Documents, Pending } from './documents.ts';
import { createListeners } from './listeners.ts';
import type { Requests } from './requests.ts';
import type { OpenWrite } from './shelf.ts';
import type { Watchable } from './watchable.ts';

export interface WritesDeps {
  requests: Requests;
  documents: Documents;
  channels: Channels;
  /** Asks the server for the position up to which it has sent every change; false when not connected. */
  probe: () => boolean;
}

/** Delay in milliseconds before the next probe, when the server has not reached the position yet. */
const probeAgain = 100;

export interface Writes {
  /** Number of writes without an answer. */
  readonly unsaved: Watchable<number>;
  /**
   * Shows the changes immediately, sends them, and rolls them back if the server refuses. Resolves to the saved
   * documents.
   */
  make(operation: WriteOperation, changes: readonly Pending[]): Promise<WireDocument[]>;
  /** Goes on with a write of the page before this one. */
  goOn(write: OpenWrite): Promise<WireDocument[]>;
  /** Call after each message from the server: drops the writes that every channel has seen come back. */
  settle(): void;
  /** The server has sent every change up to this position. */
  settleUpTo(seq: number): void;
  /** After a reconnection: a probe on the old connection will not be answered. */
  resume(): void;
}

/**
 * Our own writes, from the click until their change comes back. The answer and the change may arrive in either order.
 * After the answer, the server's version is displayed, but membership of lists stays a guess until each list has had
 * its change. A list whose change never comes, because the server does not count the document as a member, is found by
 * one probe.
 */
export function createWrites({ requests, documents, channels, probe }: WritesDeps): Writes {
  const acknowledged = new Set<Pending>();
  /** At most one probe at a time. */
  let probing = false;
  let unanswered = 0;
  const listeners = createListeners();

  function count(change: 1 | -1): void {
    unanswered += change;
    listeners.tell();
  }

  function end(pending: Pending): void {
    acknowledged.delete(pending);
    documents.forget(pending);
    channels.refresh(pending.collection, pending.id);
  }

  function settle(): void {
    for (const pending of acknowledged) if (channels.agree(pending)) end(pending);
  }

  function ask(): void {
    if (!probing && acknowledged.size > 0) probing = probe();
  }

  async function make(operation: WriteOperation, changes: readonly Pending[], again?: OpenWrite) {
    for (const pending of changes) {
      documents.expect(pending);
      channels.refresh(pending.collection, pending.id);
    }
    channels.publish();
    const asked = requests.ask(operation, writtenKeys(operation), again);
    // After it is among the open requests: a page that goes keeps those when their number changes.
    count(1);
    try {
      const { seq, documents: now } = await asked;
      for (const pending of changes) {
        const { collection, id, change } = pending;
        const document = now.find((candidate) => candidate.id === id);
        pending.seq = seq;
        acknowledged.add(pending);
        if (document || change.kind === 'delete') {
          const entry = documents.reach(collection, id);
          documents.learn(entry, seq, change.kind === 'delete' ? undefined : document);
        }
        channels.refresh(collection, id);
      }
      settle();
      ask();
      return now;
    } catch (error) {
      for (const pending of changes) end(pending);
      throw error;
    } finally {
      count(-1);
      channels.publish();
    }
  }

  return {
    unsaved: { get: () => unanswered, subscribe: listeners.add },
    make,
    goOn: (write) => make(write.operation, expectedOf(write.operation), write),
    settle,
    settleUpTo(seq) {
      for (const pending of acknowledged) if (pending.seq !== undefined && pending.seq <= seq) end(pending);
      probing = false;
      if (acknowledged.size > 0) setTimeout(ask, probeAgain);
    },
    resume() {
      probing = false;
      ask();
    },
  };
}

/** What to show of a write of an earlier page. New documents lack the defaults of their type, so they wait for the server. */
function expectedOf(operation: WriteOperation): Pending[] {
  const { kind, collection } = operation;
  if (kind === 'patch') return [{ collection, id: operation.id, change: { kind, changes: operation.changes } }];
  return kind === 'delete' ? [{ collection, id: operation.id, change: { kind } }] : [];
}
