import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/chromium.ts';

export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results/stories',
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions,
  },
});
