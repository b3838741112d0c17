import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder, stopCluster } from './postgres-cluster.ts';

/** Vitest's global set-up: names the run, so that its test files share one PostgreSQL, and stops that at the end. */
export function setup(): () => void {
  removeLeftBehind();
  process.env.PAVILION_TEST_RUN ??= String(process.pid);
  return () => stopCluster(clusterFolder());
}

/** A run that was killed could not tidy up after itself. */
function removeLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^pavilion-test-postgres-(\d+)$/.exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    try {
      stopCluster(join(tmpdir(), name));
    } catch {
      // It belongs to somebody else, who will tidy up.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
