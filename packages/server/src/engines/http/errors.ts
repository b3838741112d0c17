import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../calls/status-of.ts';
import { brokenSentence, Later, refusalOf } from '../store/refusal.ts';

const plainSentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'This request is not valid JSON.',
  EMPTY: 'This request is empty.',
  TOO_DEEP: 'This request is nested too deeply.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This type of content is not supported here.',
};

interface Failure {
  code: string;
  message: string;
  field?: string | undefined;
}

/**
 * Every failure of a route is sent as `{ code, message }`: the message of a refusal, or a general one for unexpected
 * errors.
 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const [status, failure] = failureOf(error, request);
    const refusal = refusalOf(error);
    if (refusal instanceof Later) reply.header('retry-after', refusal.seconds);
    // Fastify closes the connection of a refused body with the answer, and a sender that is cut off never reads it.
    reply.removeHeader('connection');
    // Our interface expects the failures of calls in its protocol's format.
    const isCall = request.url.startsWith('/api/rpc/');
    return reply.code(status).send(isCall ? { json: { defined: false, status, ...failure } } : failure);
  });
}

function failureOf(error: FastifyError, request: FastifyRequest): [status: number, failure: Failure] {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal !== error) request.log.error({ err: error }, 'A request failed.');
    return [statusOf(refusal.code), { code: refusal.code, message: refusal.message, field: refusal.field }];
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return [status, { code: 'TOO_MANY', message: error.message }];
  if (status < 500) {
    return [
      status,
      { code: 'INVALID', message: plainSentences[error.code] ?? 'This request could not be understood.' },
    ];
  }
  // A browser that leaves in the middle of an answer also ends it by an error.
  if (!request.raw.socket.destroyed) request.log.error({ err: error }, 'A request failed.');
  return [500, { code: 'BROKEN', message: brokenSentence() }];
}
