import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../packages/server/src/engines/database/index.ts';
import { startTestCluster, type TestCluster } from '../packages/server/src/testing/test-cluster.ts';
import { type BenchServer, startServer } from './servers/start.ts';

/** Shared by the measurements: a PostgreSQL, a folder, and servers that are started on first use. */
export interface Stage {
  folder: string;
  /** A new database on the PostgreSQL of this run. */
  database(name: string): Promise<string>;
  /** The live engine on PostgreSQL, with 100,000 documents. */
  engine(): Promise<BenchServer>;
  /** The same engine and documents, on an embedded PostgreSQL. */
  embedded(): Promise<BenchServer>;
  /** The hand-written lower bound on the same PostgreSQL, with the same documents. */
  raw(): Promise<BenchServer & { database: string }>;
  /** Includes slow measurements, such as a recording of six hours. */
  long: boolean;
  say(sentence: string): void;
  /** Called in reverse order at the end. */
  atEnd(end: () => unknown): void;
}

export const recordCount = 100_000;

export async function openStage(options: { long: boolean }): Promise<Stage & { close(): Promise<void> }> {
  const ends: (() => unknown)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  let cluster: Promise<TestCluster> | undefined;
  let engine: Promise<BenchServer> | undefined;
  let embedded: Promise<BenchServer> | undefined;
  let raw: Promise<BenchServer & { database: string }> | undefined;

  const stage: Stage = {
    folder,
    long: options.long,
    say: (sentence) => console.log(`  ${sentence}`),
    atEnd: (end) => void ends.push(end),
    async database(name) {
      if (!cluster) {
        const starting = startTestCluster({ durable: true });
        cluster = starting;
        ends.splice(1, 0, async () => (await starting).stop());
      }
      const { url: server } = await cluster;
      const admin = await openPostgres(server, { connections: 1 });
      await admin.script(`CREATE DATABASE ${name}`);
      await admin.close();
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    engine() {
      engine ??= start('engine');
      return engine;
    },
    embedded() {
      embedded ??= startEnding('engine', { BENCH_FOLDER: join(folder, 'embedded') });
      return embedded;
    },
    raw() {
      raw ??= start('raw');
      return raw;
    },
  };

  async function startEnding(name: 'engine' | 'raw', env: Record<string, string>) {
    const server = await startServer(name, { ...env, BENCH_RECORDS: String(recordCount) });
    ends.push(server.stop);
    return server;
  }

  async function start(name: 'engine' | 'raw') {
    const database = await stage.database(name);
    return { ...(await startEnding(name, { BENCH_DATABASE: database })), database };
  }

  return {
    ...stage,
    async close() {
      for (const end of ends.reverse()) await end();
    },
  };
}
