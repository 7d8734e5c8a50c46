import { fileURLToPath } from 'node:url'
import { browserArguments, findBrowser } from '@replybay/browser'
import { reactPlugins, sourceConditions } from '@replybay/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pageSize } from './page-size.ts'

/** Tests of what is seen on a screen, in a headless Chromium. */
export const browserTests = defineConfig({
  plugins: reactPlugins(),
  resolve: { conditions: sourceConditions },
  // What pages load late is prepared beforehand too: Vite would load the page anew in the middle of a test.
  optimizeDeps: { entries: ['{src,test}/**/*.{ts,tsx}'] },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    // A page of its own for each file costs a third of the time.
    isolate: false,
    setupFiles: [
      fileURLToPath(import.meta.resolve('@replybay/browser/without-motion')),
      fileURLToPath(import.meta.resolve('@replybay/vitest/share-page')),
    ],
    // On a busy machine a browser takes its time; what comes sooner is seen sooner.
    testTimeout: 40_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: browserArguments },
      }),
      instances: [{ browser: 'chromium', viewport: pageSize }],
    },
  },
})
