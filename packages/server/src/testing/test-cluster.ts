import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../engines/database/embedded/cluster.ts';

export interface TestCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL that ships with the product, for many databases. Unlike the product's, it sorts by ICU rules, so that
 * a query which relies on the default collation fails here. Without `durable` (for benchmarks) it does not sync to
 * disk.
 */
export async function startTestCluster({ durable = false } = {}): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-test-postgres-'));
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' };
  const cluster = await startCluster({
    folder: join(folder, 'data'),
    settings: { max_connections: '200', ...(durable ? {} : quick) },
    sorting: ['--no-sync', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
  });
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Vitest's global set-up: all test files share one PostgreSQL, or use the one in TEST_DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => undefined;
  const cluster = await startTestCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  process.env.TEST_DATABASE_IS_OURS = '1';
  return cluster.stop;
}
