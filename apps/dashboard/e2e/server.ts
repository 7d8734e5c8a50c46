import { ReplybayServer } from '@replybay/server'
import { hearRequests } from '@replybay/browser'
import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { keepCalls, recordCalls } from './called-operations.ts'

/** A page of another browser, in which nobody is signed in. */
type OpenElsewhere = (options?: BrowserContextOptions) => Promise<Page>

interface Shared {
  /** Tests that change what others count on, such as a password, name a server of their own. */
  serverFor: string
  server: ReplybayServer
}

/** One server with the demo company for all tests that name none of their own. */
export const test = base.extend<{ openElsewhere: OpenElsewhere }, Shared>({
  serverFor: ['everybody', { scope: 'worker', option: true }],
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
    // What a test holds up may still be on its way when it ends.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  openElsewhere: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      contexts.push(context)
      recordCalls(context)
      const page = await context.newPage()
      hearRequests(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
export { ReplybayServer } from '@replybay/server'
