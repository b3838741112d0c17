import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notAllowed } from '../store/refusal.ts';
import type { MayInspect } from './inspection.ts';

export interface Gauges {
  sockets: () => number;
  runningJobs: () => number;
}

/**
 * Prometheus metrics of this process: requests by route and status, open sockets, running jobs, and the process itself.
 */
export function measure(server: FastifyInstance, gauges: Gauges, mayInspect: MayInspect): void {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'pavilion_' });
  const requests = new Histogram({
    name: 'pavilion_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  gauge('pavilion_live_sockets', 'Open sockets of this process.', gauges.sockets);
  gauge('pavilion_jobs_running', 'Jobs running in this process.', gauges.runningJobs);

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  }

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayInspect(request)) throw notAllowed();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
