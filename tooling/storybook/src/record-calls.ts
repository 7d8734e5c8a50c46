/** A set-up file for tests: leaves which operations the stories of a file call, for the end of the whole run. */
import { afterAll } from 'vitest'
import { commands } from 'vitest/browser'
import { takeCalls } from './called-operations.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepCalls: (ids: string[]) => Promise<void>
  }
}

afterAll(() => commands.keepCalls(takeCalls()))
