/**
 * Browser tests: each worker has a site of its own. `journeys` belong to `npm test`; `verify` holds the full crawl and
 * everything in both color schemes.
 */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/helpers/chromium.ts';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // Walks over many screens.
    { name: 'verify', testDir: 'tests/verify', timeout: 240_000 },
  ],
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 860 },
    // Messages appear whole; the tests about typing ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
