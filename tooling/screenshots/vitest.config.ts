import { nodeTests } from '@replybay/vitest/node'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests, defineConfig({ test: { testTimeout: 180_000 } }))
