import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import { isRequestId, requestIdHeader } from '@pavilion/domain';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { limits } from '../../limits.ts';
import { newRequestId } from '../../work.ts';
import type { SignIn } from '../auth/index.ts';
import { createThrottle, type OtherLimits, type Throttled } from '../auth/throttle.ts';
import { queueAges } from '../jobs/job-table.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Hub } from '../live/index.ts';
import { notFound, outdated } from '../store/refusal.ts';
import { answerAuth } from './auth.ts';
import { answerCalls, type CallRouter } from './calls.ts';
import { clientAddress, networkOf, trustIn } from './client-address.ts';
import { answerDocuments } from './documents.ts';
import { answerErrors } from './errors.ts';
import { followRequests } from './follow-requests.ts';
import { answerHealth, type HealthCheck, isFailing } from './health.ts';
import { inspectionBy } from './inspection.ts';
import { acceptSockets } from './live.ts';
import { type Gauges, measure } from './metrics.ts';
import { createBodyReader } from './read-body.ts';
import type { Routes } from './routes.ts';
import { checkOrigin, secureHeaders } from './security.ts';
import { viewersAtRoutes } from './token-doors.ts';
import { paceTokens } from './token-pace.ts';
import { serveWeb } from './web.ts';

export interface ServerOptions {
  /** Rate limits of sign-in; for tests. */
  limits?: OtherLimits;
}

interface ServerDeps extends ServerOptions {
  signIn: SignIn;
  runner: JobRunner;
  hub: Hub;
  router: CallRouter;
  routes: readonly Routes[];
  checkHealth: () => Promise<HealthCheck[]>;
  findings: Gauges['findings'];
  backups: Gauges['backups'];
  unsent: Gauges['unsent'];
  undelivered: Gauges['undelivered'];
  draining: () => boolean;
  /**
   * Requests other than the page itself wait for this: the first administrator must exist before anyone can sign in.
   */
  ready: Promise<void>;
}

/** Requests that write elsewhere than in the store: sign-in and uploads. Calls and documents also read by POST. */
function writesBeside({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  return !isRead && !/^\/api\/(rpc|calls|documents)\b/.test(url);
}

/** The web server with all endpoints; it does not listen yet. */
export async function createServer(context: Context, deps: ServerDeps): Promise<FastifyInstance> {
  const { config, log, publicUrl } = context;
  const { auth } = deps.signIn;
  const sessions = paceTokens(deps.signIn.sessions, context.clock);
  const trusts = trustIn(config.proxies);
  const server = fastify({
    loggerInstance: log.child({ part: 'http' }, { level: config.logLevel === 'info' ? 'warn' : config.logLevel }),
    genReqId: ({ headers }) => {
      const given = headers[requestIdHeader];
      return isRequestId(given) ? given : newRequestId();
    },
    // The log adds the request to each line of its work.
    childLoggerFactory: (logger) => logger,
    bodyLimit: limits.messageBytes,
    trustProxy: trusts,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  }) as unknown as FastifyInstance;

  const readBody = createBodyReader(server, async (request) => (await sessions.callerOf(request)).viewer);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readBody(request, payload);
    if (body === undefined) throw Object.assign(new Error(), { statusCode: 400, code: 'EMPTY' });
    return body;
  });

  followRequests(server, context.traces);
  answerErrors(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    // PostgreSQL stores no zero byte, so nothing has it in its name.
    if (request.url.includes('%00')) throw notFound();
    if (request.url.startsWith('/api/')) await deps.ready;
    if (context.isOutdated() && writesBeside(request)) throw outdated();
  });
  checkOrigin(server, publicUrl);
  await secureHeaders(server, config.publicUrl?.startsWith('https:') ?? false, context.live.frames);
  await server.register(compress, { threshold: 1_024 });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  const mayInspect = inspectionBy(config);
  measure(
    server,
    {
      sockets: context.sockets,
      runningJobs: () => deps.runner.running(),
      queues: () => queueAges(context.database),
      freeBytes: () => context.storage.free(),
      findings: deps.findings,
      backups: deps.backups,
      ready: async () => !deps.draining() && !(await deps.checkHealth()).some(isFailing),
      unsent: deps.unsent,
      undelivered: deps.undelivered,
    },
    mayInspect,
  );
  answerHealth(server, deps.checkHealth, deps.draining, mayInspect);
  // A worker runs jobs beside the web processes; it serves only its health endpoints.
  if (config.worker) return server;
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, trusts);
  const networkFrom = (request: FastifyRequest) => networkOf(addressOf(request));
  const throttle = createThrottle(context.database, deps.limits);
  answerAuth(server, auth, publicUrl, {
    throttle,
    addressOf,
    ownerOf: async (request) => (await sessions.signedIn(request))?.user.email,
  });
  await answerCalls(server, context, sessions, {
    router: deps.router,
    readBody,
    addressOf,
    networkOf: networkFrom,
    throttleOf: (request) => (what: Throttled, email?: string) => throttle(what, networkFrom(request), email),
  });
  answerDocuments(server, context, sessions);
  acceptSockets(server, context, sessions, deps.hub, deps.draining, trusts);
  const viewerOf = viewersAtRoutes(sessions);
  for (const mount of deps.routes) mount(server, context, viewerOf);
  await serveWeb(server, config.webDir);
  return server;
}
