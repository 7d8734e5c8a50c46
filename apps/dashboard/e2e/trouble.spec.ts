import { answerAtOnce, seeSent } from './answering.ts'
import { enter, signIn } from './sign-in.ts'
import { expect, test } from './server.ts'

test.use({ serverFor: 'trouble' })

const owner = 'owner@maison-lumen.example'

test('an address that no page has keeps the menu for who is signed in', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await signIn(page, owner)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telegram/ })).toBeAttached()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Search or jump to/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Tickets' }).click()
  await expect(page.getByRole('list', { name: /Tickets/ })).toBeVisible()
})

test('an unknown ticket and another account’s ticket are equally not there', async ({ page, request }) => {
  const opened = await request.post('/api/v1/visitor/conversations', {
    data: { webId: 'web-maison-lumen', message: 'Only for Maison Lumen' },
  })
  const { data } = await opened.json()
  await enter(page, 'owner@atelier-nord.example')
  for (const id of ['unknown', data.conversation.id]) {
    await page.goto(`/ticket/${id}`)
    await expect(page.getByText('Could not find a ticket with specified id')).toBeVisible()
    await expect(page.getByText('Only for Maison Lumen')).toHaveCount(0)
  }
})

test('a lost connection keeps the answer, which goes once when it is back', async ({ page, context }) => {
  await enter(page, owner)
  await answerAtOnce(page)
  await page.goto('/webs/tickets')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  const composer = page.getByRole('textbox', { name: 'Your reply' })
  await composer.fill('Sent exactly once')
  await context.setOffline(true)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('log').getByText('Not sent')).toBeVisible()
  await context.setOffline(false)
  await seeSent(page, 'Sent exactly once')
})

test('a part that can’t be loaded says so in its place, and leaves the rest of the page', async ({
  page,
}) => {
  await enter(page, owner, '/webs/tickets')
  await page.route('**/assets/ticket-*', (route) => route.abort())
  const rows = page.getByRole('main').getByRole('list').getByRole('link')
  await rows.first().click()
  await expect(page.getByRole('heading', { name: 'This ticket can’t be shown' })).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await test.step('on a phone there is a way back', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(rows.first()).toBeVisible()
    await rows.first().click()
  })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/assets/ticket-*')
  await retry.click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
})

test('a server that is gone leaves the last good list readable', async ({ page, server }) => {
  await enter(page, owner, '/webs/tickets?channel=all')
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible()
  await server.stop('SIGKILL')
  await expect(page.getByText(/Error on fetching webTickets.*Showing data from/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible()
  await server.start()
  await expect(page.getByText(/Showing data from/)).toHaveCount(0)
})

test('a dashboard that can’t be mounted says so, and tells the server', async ({ page }) => {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        throw new Error('No channel')
      }
    }
  })
  const report = page.waitForRequest('**/api/v1/client-errors')
  await page.goto('/login?from=%2Fticket%2Fsecret')
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  const request = await report
  expect(request.postDataJSON()).toMatchObject({ message: 'No channel', path: '/login' })
  expect((await request.response())?.status()).toBe(202)
})

test('what only signed-in people see does not arrive: the page says so, and Retry loads it again', async ({
  page,
}) => {
  await page.route('**/assets/frame-*.js', (route) => route.abort())
  await page.goto('/webs/tickets')
  const title = page.getByRole('heading', { name: 'Internal Server Error' })
  await expect(title).toBeVisible()
  await expect(page.getByText('Part of the page didn’t load. Check your connection.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible()
  // In the middle of the window, as it is beside a menu.
  const [top, bottom] = await page.getByRole('main').evaluate((main) => {
    const [first, last] = [main.querySelector('svg'), main.querySelector('button')]
    return [
      first?.getBoundingClientRect().top ?? 0,
      innerHeight - (last?.getBoundingClientRect().bottom ?? 0),
    ]
  })
  expect(Math.abs(top - bottom)).toBeLessThan(2)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

test('code that is slow: the mark is there in the colors of the person, and goes when the page comes', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('replybay-color-scheme', 'dark'))
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const mark = page.locator('.first-paint')
  await expect(mark).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 17, 19)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  held.resolve()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(mark).toBeHidden()
  expect(refused).toEqual([])
})

test('texts of a language that do not arrive: it is said that some are in English, and Retry loads them again', async ({
  page,
}) => {
  await enter(page, owner, '/webs/tickets')
  const files = /assets\/(?:frame|support-tickets)-texts-fr-FR/
  await page.route(files, (route) => route.abort())
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  const notice = page.locator('[aria-live=polite]').getByText('Certains textes ne se sont pas chargés')
  await expect(notice).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('textbox', { name: 'Rechercher des tickets' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
