import { fileURLToPath } from 'node:url'
import { browserArguments, findBrowser } from '@replybay/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { keepCalls } from './kept-calls.ts'

/**
 * The `vitest.stories.config.ts` of a package: each story is drawn in a headless Chromium, its play function is run
 * and its accessibility checked. A configuration of its own, since the plugin would take over other tests too.
 */
export const storyTests = storyTestsOf('.storybook')

/** The same for the stories of another configuration's folder. */
export function storyTestsOf(configDir: string) {
  return defineConfig({
    plugins: [storybookTest({ configDir })],
    // What pages load late is prepared beforehand too: Vite would load the page anew in the middle of a test.
    optimizeDeps: { entries: ['{src,test}/**/*.{ts,tsx}'] },
    test: {
      name: 'stories',
      // A page of its own for each file costs a third of the time.
      isolate: false,
      setupFiles: [
        fileURLToPath(import.meta.resolve('@replybay/browser/without-motion')),
        fileURLToPath(import.meta.resolve('@replybay/storybook/patient')),
        fileURLToPath(import.meta.resolve('@replybay/storybook/record-calls')),
      ],
      globalSetup: fileURLToPath(import.meta.resolve('@replybay/storybook/kept-calls')),
      testTimeout: 40_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArguments } }),
        commands: { keepCalls },
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  })
}
