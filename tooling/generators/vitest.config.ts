import { nodeTests } from '@replybay/vitest/node'
import { mergeConfig } from 'vitest/config'

/** Copying, installing and checking a repository takes longer than a test is given. */
export default mergeConfig(nodeTests, { test: { testTimeout: 120_000, hookTimeout: 120_000 } })
