import { reactPlugins } from '@replybay/vite'
import { nodeTests } from '@replybay/vitest/node'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests, { plugins: reactPlugins() })
