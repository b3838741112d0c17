import type { ClientRequest, ServerReply, WireError, WriteOperation } from '../../protocol.ts';
import type { Logged, TestStore } from './store.ts';

export interface RepliesDeps {
  store: TestStore;
  /** Error that answers a write instead of doing it. */
  refuse: (operation: WriteOperation) => WireError | undefined;
  write: (operation: WriteOperation) => Logged[];
}

/** Answers requests. A write that a client sends again gets the same reply, and is not done twice. */
export function createReplies({ store, refuse, write }: RepliesDeps) {
  const answered = new Map<string, ServerReply>();

  function done(request: number, documents: Extract<ServerReply, { kind: 'done' }>['documents']) {
    return { kind: 'done' as const, request, seq: store.log.length, documents };
  }

  function attempt(request: number, operation: WriteOperation): ServerReply {
    const error = refuse(operation);
    if (error) return { kind: 'failed', request, error };
    try {
      const entries = write(operation);
      return done(
        request,
        entries.flatMap(({ after }) => (after ? [after] : [])),
      );
    } catch (thrown) {
      return { kind: 'failed', request, error: { code: 'NOT_DONE', message: (thrown as Error).message } };
    }
  }

  return function reply(client: string, message: ClientRequest): ServerReply {
    const { request } = message;
    if (message.kind === 'fetch') {
      const { query, total } = message;
      const all = store.select({ ...query, limit: undefined, offset: 0 });
      return { ...done(request, store.select(query)), ...(total && { total: all.length }) };
    }
    if (message.kind === 'fetchById') {
      return done(request, store.select({ collection: message.collection, where: { id: message.id } }));
    }
    const key = `${client}/${request}`;
    const known = answered.get(key) ?? attempt(request, message);
    answered.set(key, known);
    return known;
  };
}
