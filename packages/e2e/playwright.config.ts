import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.story.ts',
  outputDir: '../../test-results/stories',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // A loaded machine may starve one of two browsers; a story that passes only the second time is counted as flaky and named.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
