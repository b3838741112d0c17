import type { ClientRequest, ServerReply } from '@pavilion/sync';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../auth/viewers.ts';
import { statusOf } from '../calls/status-of.ts';
import { answerRequest } from '../live/index.ts';

/** HTTP twin of the live socket, for scripts: one request of the protocol in, its reply out. */
export function answerDocuments(server: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  server.post<{ Body: ClientRequest; Reply: ServerReply }>('/api/documents', async (request, reply) => {
    const answer = await answerRequest(context.store, await viewerOf(request), request.body, request.log);
    return reply.code(answer.kind === 'done' ? 200 : statusOf(answer.error.code)).send(answer);
  });
}
