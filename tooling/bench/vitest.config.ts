import { nodeTests } from '@replybay/vitest/node'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  nodeTests,
  // Each file starts the product; one at a time, so that they do not slow each other.
  defineConfig({ test: { fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 } }),
)
