import { nodeTests } from '@replybay/vitest/node'
import { mergeConfig } from 'vitest/config'

/** Copying, installing and checking a repository takes longer than a test is given; two checks run at a time. */
export default mergeConfig(nodeTests, {
  test: { testTimeout: 240_000, hookTimeout: 240_000, maxConcurrency: 2 },
})
