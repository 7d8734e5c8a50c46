import { defineConfig } from 'vitest/config'

// Node gets them, too, also for `require`: a name that only one kind of import has would mislead the other.
const conditions = ['@replybay/source', 'node']

/** Tests that need no browser. */
export const nodeTests = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{src,test}/**/*.test.ts'],
    environment: 'node',
    // Suites share the processors: what is waited for takes its time, and what comes sooner is seen sooner.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
