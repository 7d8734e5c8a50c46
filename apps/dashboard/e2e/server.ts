import { ReplybayServer } from '@replybay/server'
import { test as base } from '@playwright/test'
import { keepCalls, recordCalls } from './called-operations.ts'

/** One server with the demo company for all tests of a file. */
export const test = base.extend<object, { server: ReplybayServer }>({
  server: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await ReplybayServer.create()
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  context: async ({ context }, provide) => {
    recordCalls(context)
    await provide(context)
  },
})

export { expect } from '@playwright/test'
export { ReplybayServer } from '@replybay/server'
