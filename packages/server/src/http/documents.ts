import type { Viewer } from '@pavilion/domain/access';
import type { ClientRequest, ServerReply } from '@pavilion/sync';
import type { FastifyInstance } from 'fastify';
import type { ViewerOf } from '../auth/viewer-of.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../store/refusal.ts';
import type { Store } from '../store/types.ts';
import { statusOf } from './errors.ts';

/** The plain twin of the live socket, for scripts: one request of the protocol in, its reply out. */
export function answerDocuments(server: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  server.post<{ Body: ClientRequest; Reply: ServerReply }>('/api/documents', async (request, reply) => {
    const viewer = await viewerOf(request);
    if (!viewer) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
    const number = request.body?.request ?? 0;
    try {
      return { kind: 'done', request: number, ...(await perform(context.store, viewer, request.body)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, field } = error;
      return reply.code(statusOf(code)).send({ kind: 'failed', request: number, error: { code, message, field } });
    }
  });
}

async function perform(store: Store, viewer: Viewer, request: ClientRequest) {
  switch (request?.kind) {
    case 'fetch':
      return store.fetchAs(viewer, request.query, { total: request.total === true });
    case 'fetchById':
      return store.fetchAs(viewer, { collection: request.collection, where: { id: request.id }, limit: 1 });
    case 'insert':
    case 'insertBatch':
    case 'patch':
    case 'delete':
      return store.writeAs(viewer, request);
    default:
      throw new Refusal('INVALID', 'This is no request that can be answered.');
  }
}
