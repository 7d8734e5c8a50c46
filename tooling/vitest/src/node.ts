import { defineConfig } from 'vitest/config'

/** Tests that need no browser. */
export const nodeTests = defineConfig({
  resolve: { conditions: ['@replybay/source', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@replybay/source', 'node', 'import', 'default'] } },
  test: { include: ['{src,test}/**/*.test.ts'], environment: 'node' },
})
