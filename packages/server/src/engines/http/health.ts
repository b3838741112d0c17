import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { checkHealth } from '../../modules/system/check-health.ts';
import type { MayInspect } from './inspection.ts';

/**
 * `/healthz`: this process answers. `/readyz`: it can also do its work, 503 where it cannot; the reasons are for those who may
 * inspect it.
 */
export function answerHealth(
  server: FastifyInstance,
  context: Context,
  draining: () => boolean,
  mayInspect: MayInspect,
): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const checks = await checkHealth(context);
    const working = checks.every(({ ok, needed }) => ok || !needed);
    const status = draining() ? 'draining' : working ? 'ok' : 'failing';
    const details = Object.fromEntries(checks.map(({ name, ok, detail }) => [name.toLowerCase(), { ok, detail }]));
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...(mayInspect(request) && { checks: details }) });
  });
}
