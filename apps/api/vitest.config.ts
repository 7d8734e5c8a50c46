import { nodeTests } from '@replybay/vitest/node'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  nodeTests,
  defineConfig({
    test: {
      globalSetup: './test/templates.ts',
      // Most of the time is spent waiting for databases and processes, also on two cores.
      maxWorkers: 3,
      // What a file sets up, it ends; loading the server anew for each costs a fifth of the time.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
