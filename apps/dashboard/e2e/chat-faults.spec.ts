import { expect } from './server.ts'
import { test } from './shop.ts'

// One sender opens only so many conversations in ten minutes.
test.use({ serverFor: 'the chat window in trouble' })

test('chat: what is typed and what is sent without a network is not lost', async ({
  page,
  context,
  shop,
  owner,
}) => {
  await shop.open(await owner.website())
  await shop.launcher.click()
  await shop.say('First')
  await context.setOffline(true)
  await expect(shop.panel.getByText(/^You’re offline/)).toBeVisible()
  await shop.field.fill('Second')
  await shop.field.press('Enter')
  await expect(shop.log.getByText('Sending…')).toBeVisible()
  await shop.field.fill('Third, not sent')
  await context.setOffline(false)
  await expect(shop.log.getByText('Sending…')).toHaveCount(0)
  await page.reload()
  await shop.launcher.click()
  await expect(shop.log.getByText('Second')).toHaveCount(1)
  await expect(shop.field).toHaveValue('Third, not sent')
})

test('chat: a first message whose file does not arrive at once is sent once', async ({
  page,
  shop,
  owner,
}) => {
  await shop.open(await owner.website())
  await shop.launcher.click()
  let failures = 2
  await page.route('**/attachments', (route) =>
    failures-- > 0 ? route.fulfill({ status: 503, json: { code: 'overloaded' } }) : route.continue(),
  )
  await page.locator('input[type=file]').setInputFiles({
    name: 'lamp.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('broken'),
  })
  await shop.field.fill('My lamp is broken')
  await shop.field.press('Enter')
  await expect(shop.log.getByRole('button', { name: 'Download lamp.txt' })).toBeVisible()
  await expect(shop.log.getByText('My lamp is broken')).toHaveCount(1)
})

test('chat: a conversation that was left does not come back with a late answer', async ({
  page,
  shop,
  owner,
}) => {
  const web = await owner.website()
  await shop.open(web)
  await shop.launcher.click()
  await shop.say('Of the visitor before')
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && /conversations/.test(request.url()),
  )
  const go = Promise.withResolvers<void>()
  await page.route('**/visitor/conversations/*', async (route) => {
    await go.promise
    await route.continue()
  })
  await owner.call('POST', `/tickets/answer/${(await owner.ticket(web))._id}`, { message: 'Hello' })
  await asked
  await shop.panel.getByRole('button', { name: 'More options' }).click()
  await shop.panel.getByRole('menuitem', { name: 'Start a new conversation' }).click()
  const answered = page.waitForResponse((response) => /conversations\/[^/]+$/.test(response.url()))
  go.resolve()
  await answered
  await expect(shop.log.getByText('Of the visitor before')).toHaveCount(0)
  await shop.say('Of the next')
  await expect(shop.log.getByText('Of the visitor before')).toHaveCount(0)
})

test('chat: what the visitor asked for and did not reach the server is said', async ({
  page,
  shop,
  owner,
}) => {
  const web = await owner.website({ asksRating: true })
  await shop.open(web)
  await shop.launcher.click()
  await shop.say('Hello?')
  await owner.call('PATCH', `/tickets/close/${(await owner.ticket(web))._id}`)
  await page.route('**/rating', (route) => route.abort())
  await shop.panel.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(shop.panel.getByRole('alert')).toHaveText(/^Your request didn’t reach us/)
  await page.unroute('**/rating')
  await shop.panel.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(shop.panel.getByText('Thanks for your feedback.')).toBeVisible()
  await expect(shop.panel.getByRole('alert')).toHaveCount(0)
})

test('chat: a picture is loaded once it is in view, and not again', async ({ page, shop, owner }) => {
  const web = await owner.website()
  await shop.open(web)
  await shop.launcher.click()
  let loads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/attachments\//.test(request.url())) loads += 1
  })
  await page.locator('input[type=file]').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await shop.field.press('Enter')
  const picture = shop.log.getByRole('img', { name: 'lamp.png' })
  await expect(picture).toBeVisible()
  const long = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n')
  await owner.call('POST', `/tickets/answer/${(await owner.ticket(web))._id}`, { message: long })
  await expect(shop.log.getByText('Line 59')).toBeVisible()
  await page.reload()
  await shop.launcher.click()
  await expect(shop.log.getByText('Line 59')).toBeInViewport()
  expect(loads).toBe(1)
  await shop.log.getByRole('button', { name: 'Download lamp.png' }).scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  await shop.panel.getByRole('button', { name: 'Close chat' }).click()
  await shop.launcher.click()
  await shop.log.getByRole('button', { name: 'Download lamp.png' }).scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  expect(loads).toBe(2)
})
