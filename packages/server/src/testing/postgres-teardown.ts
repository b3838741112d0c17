import { clusterFolder, stopCluster } from './postgres-cluster.ts';

/** Vitest's global set-up: names the run, so that its test files share one PostgreSQL, and stops that at the end. */
export function setup(): () => void {
  process.env.PAVILION_TEST_RUN ??= String(process.pid);
  return () => stopCluster(clusterFolder());
}
