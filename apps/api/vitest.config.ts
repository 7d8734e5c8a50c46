import { nodeTests } from '@replybay/vitest/node'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  nodeTests,
  defineConfig({
    test: {
      globalSetup: './test/embedded-template.ts',
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  }),
)
