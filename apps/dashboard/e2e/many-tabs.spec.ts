import type { BrowserContext, Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

test.use({ serverFor: 'many tabs', viewport: { width: 1440, height: 2400 } })

const INBOX = '/webs/tickets?sort=newest'
const STREAM = '/api/v1/changes'
const TABS = 10

/** Since when each stream was asked for, in any tab. */
function watchStreams(context: BrowserContext): (string | null)[] {
  const since: (string | null)[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith(STREAM)) since.push(searchParams.get('since'))
  })
  return since
}

async function writeAs(page: Page, name: string): Promise<void> {
  const data = { webId: 'web-maison-lumen', message: 'Hello there', name }
  const opened = await page.request.post('/api/v1/visitor/conversations', { data })
  expect(opened.ok()).toBe(true)
}

/** Sees that a ticket has come: it is told of, or listed where the list was read since; and lists it. */
async function seeNew(page: Page, name: string): Promise<void> {
  const told = page.getByRole('button', { name: /^1 new ticket/ })
  const row = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(told.or(row).first()).toBeVisible()
  if (await told.isVisible()) await told.click()
  await expect(row).toBeVisible()
}

test('ten tabs: each works over one stream, and the next tab takes it over when its tab is closed', async ({
  page,
  context,
}) => {
  const streams = watchStreams(context)
  await enter(page, 'owner@maison-lumen.example')
  const tabs: Page[] = []
  for (let count = 0; count < TABS; count++) {
    const tab = await context.newPage()
    await tab.goto(INBOX)
    await expect(
      tab
        .getByRole('list', { name: /Tickets/ })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    tabs.push(tab)
  }
  const moment = expect.stringMatching(/^\d+$/)
  await expect.poll(() => streams).toEqual([moment])

  await writeAs(page, 'Ada First')
  for (const tab of tabs) await seeNew(tab, 'Ada First')
  expect(streams).toHaveLength(1)

  const [leader, ...others] = tabs
  await leader?.close()
  await expect.poll(() => streams).toEqual([moment, moment])
  await writeAs(page, 'Bo Second')
  for (const tab of others) await seeNew(tab, 'Bo Second')
})

test('a person of the warehouse: follows the warehouse alone, and is refused nothing', async ({
  page,
  context,
}) => {
  const topics: (string | null)[] = []
  const refused: string[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith(STREAM)) topics.push(searchParams.get('topics'))
  })
  context.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await enter(page, 'warehouse@maison-lumen.example', '/')
  await expect.poll(() => new Set(topics)).toEqual(new Set(['warehouse']))
  await page.reload()
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible()
  expect(refused).toEqual([])
  expect(new Set(topics)).toEqual(new Set(['warehouse']))
})
