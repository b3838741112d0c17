import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

const megabyte = 1024 ** 2;

/** Enough for this process, commands beside it, and PostgreSQL's own connections. */
export const mostConnections = 60;

/** PostgreSQL settings for a machine with this much memory, shared with the product and ffmpeg. */
export function clusterSettings(memoryBytes = availableMemory()): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(memoryBytes / part / megabyte)))}MB`;
  return {
    max_connections: String(mostConnections),
    shared_buffers: share(32, 32, 1024),
    effective_cache_size: share(2, 128, 65_536),
    work_mem: share(1024, 4, 32),
    maintenance_work_mem: share(64, 32, 512),
    // Small containers have 64 MB of /dev/shm: keep shared memory in the cluster's folder.
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
    // Nothing that was acknowledged may be lost, whatever a configuration file says.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // There are no replicas.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Our queries are short: compiling them takes longer than running them.
    jit: 'off',
    timezone: 'UTC',
    // Clients get the errors of their statements. In a log these would show values of people's documents.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // Its log is read here: what ends it goes into ours.
    logging_collector: 'off',
    log_destination: 'stderr',
  };
}

/** Memory of the machine, or of the container. */
function availableMemory(): number {
  for (const path of ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes']) {
    try {
      const limit = Number(readFileSync(path, 'utf8'));
      if (limit > 0) return Math.min(limit, totalmem());
    } catch {
      // No limit.
    }
  }
  return totalmem();
}
