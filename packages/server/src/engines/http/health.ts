import type { FastifyInstance } from 'fastify';
import type { MayInspect } from './inspection.ts';

export interface HealthCheck {
  name: string;
  ok: boolean;
  detail: string;
  /** Without it the server cannot do its work at all. */
  needed: boolean;
}

/**
 * `/healthz`: this process answers. `/readyz`: it can also do its work, 503 where it cannot; the reasons are for those who may
 * inspect it.
 */
export function answerHealth(
  server: FastifyInstance,
  checkHealth: () => Promise<HealthCheck[]>,
  draining: () => boolean,
  mayInspect: MayInspect,
): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const checks = await checkHealth();
    const working = checks.every(({ ok, needed }) => ok || !needed);
    const status = draining() ? 'draining' : working ? 'ok' : 'failing';
    const details = Object.fromEntries(checks.map(({ name, ok, detail }) => [name.toLowerCase(), { ok, detail }]));
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...(mayInspect(request) && { checks: details }) });
  });
}
