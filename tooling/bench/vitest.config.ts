import { nodeTests } from '@replybay/vitest/node'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  nodeTests,
  // Each file starts the product; one at a time, so that they do not slow each other. Every 30 seconds the server looks after
  // tickets by itself: what reads too much because that fell into it reads less the next time.
  defineConfig({ test: { fileParallelism: false, retry: 2, testTimeout: 60_000, hookTimeout: 120_000 } }),
)
