import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/chromium.ts';

export default defineConfig({
  testDir: './src',
  globalSetup: './prepare-folder.config.ts',
  outputDir: '../../test-results/stories',
  timeout: 180_000,
  // Times to give up, not to expect: two browsers and two servers on two slow cores take seconds for one press.
  expect: { timeout: 30_000 },
  // Stories share the machine with their servers, and wait more than they work.
  workers: 2,
  // A loaded machine may starve one of two browsers; a story that passes only the second time is named at the end.
  retries: 1,
  projects: [
    // The longest file begins first, so that no worker waits for it in the end.
    { name: 'every page', testMatch: '**/every-page.story.ts' },
    { name: 'stories', testMatch: '**/*.story.ts', testIgnore: '**/every-page.story.ts' },
  ],
  reporter: [['line'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    actionTimeout: 25_000,
    navigationTimeout: 30_000,
    launchOptions,
  },
});
