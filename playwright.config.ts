/** Browser tests: the real site in a process of its own, three browsers at a time. Start them with `npm run test:e2e`. */
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/helpers/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine loses time, and now and then a race: a second try tells that from a defect. `npm test` names each test
  // that needed one, to be looked into.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 860 },
    // Messages stand at once; the tests about typing ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
