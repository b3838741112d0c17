import type { WireDocument, WriteOperation } from '../protocol.ts';
import type { Channels } from './channels.ts';
import type { Documents, Pending } from './documents.ts';
import type { Requests } from './requests.ts';

export interface WritesDeps {
  requests: Requests;
  documents: Documents;
  channels: Channels;
  /** Asks the server to say up to where it has told us everything; false when there is nobody to ask. */
  probe: () => boolean;
}

/** The wait before asking again, in milliseconds, when the server had not come so far yet. */
const probeAgain = 100;

export interface Writes {
  /** Shows the changes at once, makes them, and takes them back if the server refuses. Answers with the documents as they now are. */
  make(operation: WriteOperation, changes: readonly Pending[]): Promise<WireDocument[]>;
  /** Something came from the server: writes that every channel has seen come back are ours no longer. */
  settle(): void;
  /** The server has told us everything up to this position. */
  settleUpTo(seq: number): void;
  /** There is a new connection: what was asked on the old one will not be answered. */
  resume(): void;
}

/**
 * Our own writes, from the click until their change has come by. The answer and the change may arrive in either order: after the
 * answer the server's version is what is shown, but which lists it is in stays our guess until each of them has been told. A list
 * that will never be told, because the server sees it otherwise, is found out by asking once.
 */
export function createWrites({ requests, documents, channels, probe }: WritesDeps): Writes {
  const acknowledged = new Set<Pending>();
  /** One question at a time. */
  let probing = false;

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

  return {
    async make(operation, changes) {
      for (const pending of changes) {
        documents.expect(pending);
        channels.refresh(pending.collection, pending.id);
      }
      channels.publish();
      const keys = changes.map(({ collection, id }) => `${collection}/${id}`);
      try {
        const { seq, documents: now } = await requests.ask(operation, keys);
        for (const pending of changes) {
          const { collection, id, change } = pending;
          const document = now.find((candidate) => candidate.id === id);
          pending.seq = seq;
          acknowledged.add(pending);
          if (document || change.kind === 'delete') {
            documents.learn(collection, id, seq, change.kind === 'delete' ? undefined : document);
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
        channels.publish();
      }
    },
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
