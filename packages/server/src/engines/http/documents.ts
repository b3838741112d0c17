import type { ApiScope } from '@pavilion/domain/access';
import { apiModuleOf, policyOf } from '@pavilion/domain/policies';
import type { ClientRequest, ServerReply } from '@pavilion/sync';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Sessions } from '../auth/sessions.ts';
import { statusOf } from '../calls/status-of.ts';
import { answerRequest, isWrite } from '../live/index.ts';
import { factorOwed, notAllowed, Refusal } from '../store/refusal.ts';
import { demandScope } from './token-doors.ts';

/** HTTP twin of the live socket, for scripts: one request of the protocol in, its reply out. */
export function answerDocuments(server: FastifyInstance, context: Context, sessions: Sessions): void {
  server.post<{ Body: ClientRequest; Reply: ServerReply }>('/api/documents', async (request, reply) => {
    const { viewer, token } = await sessions.callerOf(request);
    if (token) admitToken(token.scopes, request.body);
    const stranger = !viewer && (await sessions.signedIn(request))?.owesFactor ? factorOwed() : undefined;
    const answer = await answerRequest(context.store, viewer, request.body, {
      log: request.log,
      knownFields: true,
      stranger,
    });
    if (token && answer.kind === 'failed' && answer.error.message === notAllowed().message)
      answer.error.message = 'The roles and restrictions of this API token’s account do not allow this.';
    return reply.code(answer.kind === 'done' ? 200 : statusOf(answer.error.code)).send(answer);
  });
}

/** Requires the scope of the collection from an API token. */
function admitToken(scopes: readonly ApiScope[], request: ClientRequest): void {
  const collection = collectionOf(request);
  if (typeof collection === 'string' && !policyOf(collection)) {
    throw new Refusal('NOT_FOUND', `There is no collection “${collection.slice(0, 64)}”.`);
  }
  const module = typeof collection === 'string' ? apiModuleOf(collection) : undefined;
  demandScope(scopes, module, isWrite(request) ? 'write' : 'read');
}

/** The collection that the request will open, read as `answerRequest` does: the form of the request is not checked yet. */
function collectionOf(request: ClientRequest): unknown {
  if (request?.kind === 'fetch') return request.query?.collection;
  return request && 'collection' in request ? request.collection : undefined;
}
