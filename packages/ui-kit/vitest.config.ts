import { browserTests } from '@replybay/vitest/browser'
import { mergeConfig } from 'vitest/config'
import { requestCommands } from './test/watched-requests.ts'

export default mergeConfig(browserTests, { test: { browser: { commands: requestCommands } } })
