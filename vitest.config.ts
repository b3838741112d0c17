import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['packages/server/src/testing/test-cluster.ts'],
    include: ['packages/{sync,domain,drawing,client,server,web}/src/**/*.test.{ts,tsx}', 'packages/web/*.test.ts'],
    // Times to give up, not to expect: a loaded machine may be many times slower.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Loading the product takes longer than most files' tests: the files that a process runs share what is loaded.
    isolate: false,
    // One more than there are cores: tests of the server wait for processes, films and clocks for a third of their time.
    maxWorkers: availableParallelism() + 1,
  },
});
