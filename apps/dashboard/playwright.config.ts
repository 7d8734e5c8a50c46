import { browserArguments, findBrowser } from '@replybay/browser'
import { defineConfig } from '@playwright/test'

/** The real dashboard on the real API; each test file starts servers of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Most of the time is spent waiting for servers and for time to undo.
  workers: 2,
  forbidOnly: true,
  // On a busy machine a browser takes its time; what comes sooner is seen sooner.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
