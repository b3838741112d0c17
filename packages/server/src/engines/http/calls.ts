import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { limits } from '../../limits.ts';
import { createShares } from '../../shares.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { RequestContext } from '../calls/os.ts';
import { tooMany } from '../store/fair-turns.ts';
import { issueWords } from '../store/issue-words.ts';
import { brokenSentence } from '../store/refusal.ts';
import { answerClient } from './client-file.ts';
import { answerDocs } from './docs.ts';
import type { ReadBody } from './read-body.ts';

/** Calls by name, with their handlers. */
export type CallRouter = ConstructorParameters<typeof RPCHandler<RequestContext>>[0];

export interface CallDoors {
  router: CallRouter;
  readBody: ReadBody;
  /** Address of a request's client. */
  addressOf: (request: FastifyRequest) => string;
  /** Network of a request's client. */
  networkOf: (request: FastifyRequest) => string;
  throttleOf: (request: FastifyRequest) => RequestContext['throttle'];
}

/**
 * Serves calls to our interface at `/api/rpc`, and as plain JSON over HTTP at `/api/calls`; the documentation is at
 * `/api/docs`.
 */
export async function answerCalls(
  server: FastifyInstance,
  context: Context,
  sessions: Sessions,
  { router, readBody, addressOf, networkOf, throttleOf }: CallDoors,
): Promise<void> {
  const rpc = new RPCHandler<RequestContext>(router, { interceptors: [answerFailures] });
  const plain = new OpenAPIHandler<RequestContext>(router, { interceptors: [answerFailures] });

  const running = createShares(limits.calls);

  async function contextOf(request: FastifyRequest): Promise<RequestContext> {
    const { viewer, token } = await sessions.callerOf(request);
    const signedIn = async () =>
      viewer && token ? { user: viewer.user, owesFactor: false, method: token.method } : sessions.signedIn(request);
    return {
      ...context,
      viewer,
      token,
      signedIn,
      throttle: throttleOf(request),
      agent: request.headers['user-agent'],
      from: addressOf(request),
    };
  }
  function answer(handler: typeof rpc | typeof plain, prefix: `/${string}`) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = await contextOf(request);
      const caller = asked.viewer?.id ?? networkOf(request);
      if (!running.take(caller, 1)) throw tooMany();
      const { matched } = await handler
        .handle(request, reply, { prefix, context: asked })
        .finally(() => running.giveBack(caller, 1));
      if (!matched) await reply.code(404).send({ code: 'NOT_FOUND', message: 'This call does not exist.' });
      return reply;
    };
  }

  await server.register(async (scope) => {
    // A call without input has no body, and then the content type is meaningless.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', readBody);
    const method = ['GET', 'POST'];
    scope.route({ method, url: '/api/rpc/*', handler: answer(rpc, '/api/rpc') });
    scope.route({ method, url: '/api/calls/*', handler: answer(plain, '/api/calls') });
  });

  let description: Promise<unknown> | undefined;
  const describe = () => {
    description ??= import('./describe-api.ts').then((it) => it.describeApi(context.publicUrl()));
    return description;
  };
  server.get('/api/openapi.json', describe);
  answerDocs(server, context.publicUrl, describe);
  answerClient(server);
}

/** Logs unexpected errors; the caller gets one sentence with the request's reference. */
async function answerFailures<T>({ next, context }: { next: () => Promise<T>; context: RequestContext }): Promise<T> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && (error.status < 500 || error.defined))
      throw error.code === 'BAD_REQUEST' ? invalid(error) : error;
    context.log.error({ err: error }, 'A call failed.');
    throw new ORPCError('INTERNAL_SERVER_ERROR', { message: brokenSentence() });
  }
}

/** Invalid input: the message of the first fault, plus all faults for the form. */
function invalid(error: ORPCError<string, unknown>) {
  const { issues = [] } = (error.data ?? {}) as {
    issues?: { message: string; path?: (PropertyKey | { key: PropertyKey })[] }[];
  };
  const plainIssues = issues.map(({ message, path = [] }) => {
    const steps = path.map((step) => (typeof step === 'object' ? String(step.key) : String(step)));
    return { message: issueWords(message, steps.join('.'), 'this call'), path: steps };
  });
  const message = plainIssues[0]?.message ?? 'Check the fields of this form.';
  return new ORPCError('INVALID', { status: 422, message, data: { issues: plainIssues } });
}
