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

/** Runs one request of the protocol. A failure is answered with a sentence for people and no internal details. */
export async function answerRequest(
  store: Store,
  viewer: Viewer | null,
  message: ClientRequest,
  log?: ErrorLog,
  name?: RequestName,
): Promise<ServerReply> {
  const request = Number(message?.request) || 0;
  try {
    if (!viewer) throw notSignedIn();
    return { kind: 'done', request, ...(await perform(store, viewer, message, name)) };
  } catch (error) {
    const report = (err: unknown) => log?.error({ err }, 'A request could not be answered.');
    return { kind: 'failed', request, error: wireFailure(error, report) };
  }
}

async function perform(store: Store, viewer: Viewer, message: ClientRequest, name?: RequestName) {
  if (isWrite(message)) return store.writeAs(viewer, message, name);
  switch (message?.kind) {
    case 'fetch':
      return store.fetchAs(viewer, message.query, { total: message.total === true });
    case 'fetchById': {
      const { collection, id } = message;
      return store.fetchAs(viewer, { collection, where: { id: String(id) }, limit: 1 });
    }
    default:
      throw new Refusal('INVALID', 'This request could not be understood.');
  }
}
