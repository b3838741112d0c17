import type { Viewer } from '@pavilion/domain/access';
import type { ClientRequest, ServerReply, WriteOperation } from '@pavilion/sync';
import { notSignedIn, Refusal } from '../store/refusal.ts';
import type { RequestName, Store } from '../store/types.ts';
import { wireFailure } from './answers.ts';

export interface ErrorLog {
  error(details: { err: unknown }, message: string): void;
}

const writeKinds: readonly string[] = ['insert', 'insertBatch', 'patch', 'delete'] satisfies WriteOperation['kind'][];

export function isWrite(request: { kind: string }): request is WriteOperation {
  return writeKinds.includes(request.kind);
}

interface Asking {
  log?: ErrorLog | undefined;
  name?: RequestName | undefined;
  /**
   * Refuses queries with unknown fields, for programs. Not for pages: one of an earlier version may name a field that is gone, and
   * goes on until it is loaded again.
   */
  knownFields?: boolean;
  /** What somebody is told who may not ask yet; otherwise to sign in. */
  stranger?: Refusal | undefined;
}

/** Runs one request of the protocol. A failure is answered with a sentence for people and no internal details. */
export async function answerRequest(
  store: Store,
  viewer: Viewer | null,
  message: ClientRequest,
  asking: Asking = {},
): Promise<ServerReply> {
  const request = Number(message?.request) || 0;
  try {
    if (!viewer) throw asking.stranger ?? notSignedIn();
    return { kind: 'done', request, ...(await perform(store, viewer, message, asking)) };
  } catch (error) {
    const report = (err: unknown) => asking.log?.error({ err }, 'A request could not be answered.');
    return { kind: 'failed', request, error: wireFailure(error, report) };
  }
}

async function perform(store: Store, viewer: Viewer, message: ClientRequest, asking: Asking) {
  if (isWrite(message)) return store.writeAs(viewer, message, asking.name);
  switch (message?.kind) {
    case 'fetch':
      return store.fetchAs(viewer, message.query, {
        total: message.total === true,
        knownFields: asking.knownFields ?? false,
      });
    case 'fetchById': {
      const { collection, id } = message;
      return store.fetchAs(viewer, { collection, where: { id: String(id) }, limit: 1 });
    }
    default:
      throw new Refusal('INVALID', 'This request could not be understood.');
  }
}
