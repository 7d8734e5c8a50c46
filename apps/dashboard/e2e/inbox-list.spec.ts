import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

test.use({ serverFor: 'the list of the inbox' })

const INBOX = '/webs/tickets?channel=all'
const list = (page: Page) => page.getByRole('list', { name: /^Tickets:/ })
const row = (page: Page, name: string) => list(page).getByRole('link', { name: new RegExp(`^${name}`) })
const chosen = (page: Page) => page.getByRole('region', { name: 'Selected tickets' })

/** A visitor opens a conversation. */
async function open(request: APIRequestContext, name: string, message: string): Promise<void> {
  const data = { webId: 'web-maison-lumen', name, message }
  expect((await request.post('/api/v1/visitor/conversations', { data })).status()).toBe(201)
}

test('a ticket is searched, filtered and found again by its address', async ({ page, request }) => {
  await open(request, 'Zoé Findable', 'Une ampoule hélicoïdale, s’il vous plaît')
  await enter(page, 'support@maison-lumen.example', INBOX)
  await expect(list(page)).toBeVisible()

  await test.step('words find it, whatever their case and accents', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('HELICO')
    await expect(row(page, 'Zoé Findable')).toBeVisible()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await expect(page).toHaveURL(/q=HELICO/)
  })
  await test.step('the address shows the same to somebody else, and Back undoes it', async () => {
    await page.reload()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await page.goBack()
    await expect(page).not.toHaveURL(/q=/)
    await expect(list(page).getByRole('listitem').nth(3)).toBeVisible()
  })
  await test.step('filters are chips that can be cleared', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Tag' }).click()
    await page.getByRole('combobox', { name: 'Tag' }).fill('Nowhere')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No matching tickets')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(list(page).getByRole('listitem').nth(3)).toBeVisible()
  })
  await test.step('j goes down the tickets, and the list comes along', async () => {
    const opened = list(page).locator('li:has([aria-current])')
    await list(page).getByRole('link').first().click()
    for (let place = 1; place <= 12; place++) {
      await expect(opened).toHaveAttribute('aria-posinset', String(place))
      await page.keyboard.press('j')
    }
    await expect(opened).toBeInViewport({ ratio: 1 })
  })
})

test('new tickets are told of, and no row moves before somebody asks for them', async ({ page, request }) => {
  const followed = page.waitForResponse('**/api/v1/changes?*')
  await enter(page, 'support@maison-lumen.example', `${INBOX}&sort=newest`)
  await expect(list(page)).toBeVisible()
  await followed
  const first = await list(page).getByRole('link').first().textContent()
  await open(request, 'Late Comer', 'Are you still there?')
  const strip = page.getByRole('button', { name: '1 new ticket' })
  await expect(strip).toBeVisible()
  expect(await list(page).getByRole('link').first().textContent()).toBe(first)
  await strip.click()
  await expect(list(page).getByRole('link').first()).toContainText('Late Comer')
  await expect(strip).toBeHidden()
})

test('without a network, a closing waits and says so', async ({ page, context, request }) => {
  await open(request, 'Waldo Waits', 'Are you open on Sunday?')
  await enter(page, 'support@maison-lumen.example', `${INBOX}&sort=newest`)
  await row(page, 'Waldo Waits').focus()
  await context.setOffline(true)
  await page.keyboard.press('e')
  await expect(page.getByText('Offline: 1 change not sent yet')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline: 1 change not sent yet')).toHaveCount(0)
})

test('filters are saved as a view, which is renamed and removed with a way back', async ({ page }) => {
  await enter(page, 'support@maison-lumen.example', `${INBOX}&unread=true`)
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'Save as view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('To read first')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /^To read first/ }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )

  const change = page.getByRole('button', { name: 'Options for “To read first”' }).first()
  await change.focus()
  await change.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Unread')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const renamed = page.getByRole('button', { name: 'Options for “Unread”' }).first()
  await expect(renamed).toBeAttached()
  await renamed.focus()
  await renamed.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(renamed).not.toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(renamed).toBeAttached()
})

test('tickets are chosen, tagged, given away and closed by keyboard, and a reload in between loses nothing', async ({
  page,
  request,
}) => {
  for (const name of ['Bulk One', 'Bulk Two', 'Bulk Three']) await open(request, name, 'bulkish words')
  await enter(page, 'support@maison-lumen.example', `${INBOX}&q=bulkish`)
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(chosen(page).getByText('3 tickets')).toBeVisible()

  await test.step('the palette acts on what is chosen', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('assign me')
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 tickets assigned to Inès Moreau')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Assigned to Inès Moreau').first()).toBeAttached()
  })
  await test.step('what is chosen stays so, for what is done next', async () => {
    await expect(chosen(page).getByText('3 tickets')).toBeVisible()
    await chosen(page).getByRole('button', { name: 'Clear selection' }).click()
    await expect(chosen(page)).toHaveCount(0)
  })
  await test.step('what was closed in a tab that is gone is closed all the same, once', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(chosen(page)).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByText(/^Closed: Bulk/)).toBeVisible()
    await page.reload()
    await expect(list(page).getByRole('listitem')).toHaveCount(2)
  })
  await test.step('the server has it so, too', async () => {
    await page.goto(`${INBOX}&q=bulkish&status=closed`)
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
  })
})

test('a ticket whose closing is undone is open beside the list that it was closed in, filter and all', async ({
  page,
  request,
}) => {
  for (const name of ['Lise Listed', 'Lou Listed']) await open(request, name, 'listish words')
  await enter(page, 'support@maison-lumen.example', `${INBOX}&q=listish`)
  await row(page, 'Lise Listed').click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(row(page, 'Lise Listed')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row(page, 'Lise Listed')).toBeVisible()
  await expect(page).toHaveURL(/\/webs\/tickets\?.*q=listish/)
  await expect(page.getByRole('article', { name: /Lise Listed|listish words/ })).toBeVisible()
})

test('a file holds all that match, with times in the person’s zone', async ({ page, request }) => {
  await open(request, '=cmd()', 'exportable words')
  await enter(page, 'support@maison-lumen.example', `${INBOX}&q=exportable`)
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'List options' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Maison-Lumen_All-channels-Open_\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toContain('Last updated (')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain("'=cmd()")
  await expect(page.getByText('1 ticket exported')).toBeVisible()
})

test('the shop says how long is too long', async ({ page }) => {
  await enter(page, 'owner@maison-lumen.example', INBOX)
  const clocks = list(page).locator('time[data-level]')
  await expect(clocks.first()).toBeVisible()
  await page.goto('/settings/settings?section=tickets')
  await page.getByLabel('Long wait after', { exact: true }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('option', { name: '7 days' }).click()
  await expect(page.getByLabel('Overdue after')).toHaveValue('14 days')
  expect((await saved).ok()).toBe(true)
  await page.goto(INBOX)
  await expect(
    list(page)
      .getByText(/Waiting for/)
      .first(),
  ).toBeAttached()
  await expect(clocks).toHaveCount(0)
})

test('channels stand once: in the sidebar of a wide window, else in the views', async ({ page }) => {
  await enter(page, 'owner@maison-lumen.example', INBOX)
  const telegram = page.getByRole('link', { name: /^Telegram/ })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(page.getByRole('navigation', { name: 'Views', exact: true })).toBeVisible()
  await expect(telegram).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Channels' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Channels' })).toBeVisible()
})
