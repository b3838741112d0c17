import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['packages/server/src/testing/test-cluster.ts'],
    include: ['packages/{sync,domain,drawing,client,server,web}/src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Loading the product takes longer than most files' tests: the files that a process runs share what is loaded.
    isolate: false,
    // The default leaves one core to the runner, which of two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
