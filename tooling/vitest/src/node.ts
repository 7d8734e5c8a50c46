import { defineConfig } from 'vitest/config'

// Node gets them, too, also for `require`: a name that only one kind of import has would mislead the other.
const conditions = ['@replybay/source', 'node']

/** Tests that need no browser. */
export const nodeTests = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Two suites share the processors: what starts a compiler takes its time.
  test: { include: ['{src,test}/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
})
