import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueAge } from '../jobs/job-table.ts';
import { notAllowed } from '../store/refusal.ts';
import type { MayInspect } from './inspection.ts';

export interface Gauges {
  sockets: () => number;
  runningJobs: () => number;
  queues: () => Promise<QueueAge[]>;
  /** Free bytes for files; null if the store does not report it. */
  freeBytes: () => Promise<number | null>;
  /** Findings of the last check of files and counters, by kind. */
  findings: () => Promise<Readonly<Record<string, number>>>;
  /** Whether the nightly backup is late or cannot be found, and how many files it knows to be damaged; null if none is set up. */
  backups: () => Promise<BackupGauge | null>;
  /** Whether this process can do its work, as `/readyz` says. */
  ready: () => Promise<boolean>;
  /** Messages of the last 24 hours that could not be sent, by channel. */
  unsent: () => Promise<Readonly<Record<string, number>>>;
  /** Webhooks that take nothing, and deliveries of the last 24 hours that failed. */
  undelivered: () => Promise<{ webhooks: number; deliveries: number }>;
}

export interface BackupGauge {
  late: boolean;
  /** Absent before the first backup, and where the place of the backups cannot be read. */
  damaged?: number;
}

/**
 * Prometheus metrics of this process: requests by route and status, open sockets, running jobs, and the process itself. Queues,
 * disk and findings are those of the installation, so each process reports the same. A gauge that cannot be read has no value.
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
  gauge('pavilion_live_sockets', 'Open sockets of this process.', async () => [{ value: gauges.sockets() }]);
  gauge('pavilion_jobs_running', 'Jobs running in this process.', async () => [{ value: gauges.runningJobs() }]);
  gauge(
    'pavilion_jobs_waiting',
    'Due jobs that wait, by kind.',
    async () => (await gauges.queues()).map(({ name: label, waiting: value }) => ({ label, value })),
    'kind',
  );
  gauge(
    'pavilion_jobs_oldest_seconds',
    'Time for which the oldest due job has waited, by kind.',
    async () => (await gauges.queues()).map(({ name: label, oldestSeconds: value }) => ({ label, value })),
    'kind',
  );
  gauge(
    'pavilion_jobs_failed',
    'Jobs that were given up, by kind.',
    async () => (await gauges.queues()).map(({ name: label, failed: value }) => ({ label, value })),
    'kind',
  );
  gauge('pavilion_disk_free_bytes', 'Free space for files.', async () => {
    const value = await gauges.freeBytes();
    return value === null ? [] : [{ value }];
  });
  gauge(
    'pavilion_integrity_findings',
    'Findings of the last check of files and counters, by kind.',
    async () => Object.entries(await gauges.findings()).map(([label, value]) => ({ label, value })),
    'kind',
  );
  gauge('pavilion_backup_late', '1 if no nightly backup has succeeded for two days, 0 if one has.', async () => {
    const state = await gauges.backups();
    return state === null ? [] : [{ value: state.late ? 1 : 0 }];
  });
  gauge(
    'pavilion_backup_files_damaged',
    'Files that the last nightly backup found damaged in the backups, and could not copy again.',
    async () => {
      const damaged = (await gauges.backups())?.damaged;
      return damaged === undefined ? [] : [{ value: damaged }];
    },
  );
  gauge('pavilion_ready', '1 while this process is ready, as /readyz says, 0 while it is not.', async () => [
    { value: (await gauges.ready()) ? 1 : 0 },
  ]);
  gauge(
    'pavilion_messages_failed',
    'Messages of the last 24 hours that could not be sent, or may not have arrived, by channel.',
    async () => Object.entries(await gauges.unsent()).map(([label, value]) => ({ label, value })),
    'channel',
  );
  gauge(
    'pavilion_webhook_deliveries_failed',
    'Deliveries of webhooks of the last 24 hours that failed or are retried.',
    async () => [{ value: (await gauges.undelivered()).deliveries }],
  );
  gauge(
    'pavilion_webhooks_failing',
    'Webhooks at which nothing arrives, or that were switched off for it.',
    async () => [{ value: (await gauges.undelivered()).webhooks }],
  );

  function gauge(
    name: string,
    help: string,
    read: () => Promise<{ label?: string; value: number }[]>,
    label?: string,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [register],
      async collect() {
        this.reset();
        // A gauge without labels is 0 after a reset, which would be a reading.
        if (!label) this.remove();
        for (const { label: named, value } of await read().catch(() => []))
          this.set(label && named !== undefined ? { [label]: named } : {}, value);
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
