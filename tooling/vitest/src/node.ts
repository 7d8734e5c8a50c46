import { defineConfig } from 'vitest/config'

// Node gets them, too, also for `require`: a name that only one kind of import has would mislead the other.
const conditions = ['@replybay/source', 'node']

/** Tests that need no browser. */
export const nodeTests = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['{src,test}/**/*.test.ts'], environment: 'node' },
})
