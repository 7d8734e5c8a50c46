import { keepCalls } from './called-operations.ts'
import { answerAtOnce, seeSent } from './answering.ts'
import { signIn } from './sign-in.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'

/** The dashboard from one origin, the API on another. */
const test = withServer.extend<object, { server: ReplybayServer }>({
  server: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const port = await ReplybayServer.freePort()
      const api = await ReplybayServer.create({ REPLYBAY_DASHBOARD_ORIGINS: `http://localhost:${port}` })
      const pages = await ReplybayServer.create({ REPLYBAY_API_ORIGIN: api.url }, port)
      await Promise.all([api.start(), pages.start()])
      await provide(pages)
      await Promise.all([api.remove(), pages.remove()])
      await keepCalls()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url.replace('127.0.0.1', 'localhost')),
})

test('a dashboard speaks to an API on another origin', async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) origins.add(new URL(request.url()).origin)
  })
  await signIn(page, 'owner@maison-lumen.example')
  await answerAtOnce(page)
  await page.goto('/webs/tickets')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('From another origin')
  await page.keyboard.press('ControlOrMeta+Enter')
  await seeSent(page, 'From another origin')
  expect([...origins]).toHaveLength(1)
  expect(origins.has(String(baseURL))).toBe(false)
})
