import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inWork } from '../../work.ts';
import type { Span, Traces } from '../traces/types.ts';

/** Runs each request as work under its id, with a span if traces are exported. */
export function followRequests(server: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const work = { request: request.id };
    if (!request.url.startsWith('/api/')) return inWork(work, done);
    const span = traces.begin(work, { kind: 'request', name: `${request.method} ${addressOf(request)}` });
    spans.set(request, span);
    inWork({ ...work, span: span.id }, done);
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end(statusCode >= 500 ? `Status ${statusCode}` : undefined);
  });
}

/** The name of a call, or the pattern of another address: ids would make each request a kind of its own. */
function addressOf({ url, routeOptions }: FastifyRequest): string {
  return /^\/api\/(?:rpc|calls)\/[\w/-]+/.exec(url)?.[0] ?? routeOptions.url ?? 'none';
}
