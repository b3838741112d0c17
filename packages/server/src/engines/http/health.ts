import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { version } from '../../version.ts';
import type { MayInspect } from './inspection.ts';

export interface HealthCheck {
  name: string;
  ok: boolean;
  /** Not set up, or not done yet: neither good nor bad. */
  off?: boolean;
  detail: string;
  /** Whether the server cannot work without it. */
  needed: boolean;
}

/**
 * `/healthz`: this process answers, and its version. `/readyz`: it can also do its work, otherwise 503; the reasons are for clients who
 * may inspect the server.
 */
export function answerHealth(
  server: FastifyInstance,
  checkHealth: () => Promise<HealthCheck[]>,
  draining: () => boolean,
  mayInspect: MayInspect,
): void {
  server.get('/healthz', async () => ({ status: 'ok', version }));
  const tell = tellChanges(server.log);
  server.get('/readyz', async (request, reply) => {
    const checks = await checkHealth();
    const failing = checks.filter(isFailing);
    tell(failing);
    const status = draining() ? 'draining' : failing.length === 0 ? 'ok' : 'failing';
    const details = Object.fromEntries(checks.map(({ name, ok, detail }) => [name.toLowerCase(), { ok, detail }]));
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...(mayInspect(request) && { checks: details }) });
  });
}

/** Whether a part fails without which the server cannot work. */
export const isFailing = ({ ok, needed }: HealthCheck): boolean => needed && !ok;

/** Tells the log when other parts fail than at the last look, since whoever asks may see no reasons. */
function tellChanges(log: FastifyBaseLogger): (failing: readonly HealthCheck[]) => void {
  let told = '';
  return (failing) => {
    const names = failing.map(({ name }) => name).join();
    if (names === told) return;
    told = names;
    log.warn(
      failing.length === 0
        ? 'Ready again.'
        : `Not ready. ${failing.map(({ name, detail }) => `${name}: ${detail}`).join(' ')}`,
    );
  };
}
