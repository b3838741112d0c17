import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { checkHealth } from '../system/check-health.ts';

/** `/healthz`: this process answers. `/readyz`: it can also do its work; 503 with the reasons where it cannot. */
export function answerHealth(server: FastifyInstance, context: Context, draining: () => boolean): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = await checkHealth(context);
    const working = checks.every(({ ok, needed }) => ok || !needed);
    const status = draining() ? 'draining' : working ? 'ok' : 'failing';
    return reply.code(status === 'ok' ? 200 : 503).send({
      status,
      checks: Object.fromEntries(checks.map(({ name, ok, detail }) => [name.toLowerCase(), { ok, detail }])),
    });
  });
}
