import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { linkFor } from './outbox.ts'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'

test.use({ serverFor: 'return-page', viewport: { width: 390, height: 844 } })

const shop = '/return/web-maison-lumen'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const find = (page: Page) => page.getByRole('button', { name: 'Find my order' })
const line = (page: Page, name: RegExp) => page.getByRole('group', { name })

async function nameOrder(page: Page, number: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Order number' }).fill(number)
  await page.getByRole('textbox', { name: 'Email you ordered with' }).fill(email)
  await page.getByRole('textbox', { name: 'Email you ordered with' }).press('Enter')
}

async function chooseLine(page: Page, name: RegExp, reason: string): Promise<Locator> {
  await page.getByRole('checkbox', { name }).check()
  const card = line(page, name)
  await card.getByRole('combobox', { name: 'Reason' }).selectOption(reason)
  return card
}

/** In light and in dark: nothing that a person could not read or reach. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
}

/** As the owner decides it in the settings. */
async function setAutomaticReturns(origin: string, isOn: boolean): Promise<void> {
  const call = async (method: string, path: string, body: object, headers: object = {}) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return await answer.json()
  }
  const account = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }
  const { data } = await call('POST', '/auth/token', account)
  const headers = { authorization: `Bearer ${data.token}` }
  await call('PATCH', '/users/autoreturns', { disable: !isOn }, headers)
}

test('return: a customer asks for it with a photo and an exchange, a person declines it, and the customer reads why', async ({
  page,
  server,
  openElsewhere,
}) => {
  const marc = await openElsewhere({ viewport: { width: 1440, height: 900 } })
  await setAutomaticReturns(server.url, false)

  await test.step('the order is found by its number and email', async () => {
    await page.goto(shop)
    await expect(page.getByRole('heading', { name: 'Return or exchange' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible()
    await expectAccessible(page)
    await nameOrder(page, 'ml-10420', 'Hugo.Lambert@courrier-hl.example')
    await expect(page.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeVisible()
  })

  await test.step('what comes back, why, with a photo and an exchange in stock', async () => {
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose what is coming back.')
    const card = await chooseLine(page, /Suspension Opaline Ø30/, 'Arrived broken')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'globe.png', mimeType: 'image/png', buffer: PNG })
    await expect(card.getByRole('img', { name: 'Photo 1' })).toHaveAttribute(
      'src',
      /^\/api\/v1\/return-photos\//,
    )
    await card.getByRole('radio', { name: 'Exchange' }).check()
    await card.getByRole('searchbox', { name: 'Search items' }).fill('Ø45')
    await card.getByRole('button', { name: /Ø45.*In stock · €80\.00 more/ }).click()
    await expect(page.getByText('1 item, exchange')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what was chosen outlives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(page.getByText('1 item, exchange')).toBeVisible()
  })

  await test.step('pressed twice, it is asked for once', async () => {
    await page.getByRole('button', { name: 'Send request' }).dblclick()
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Step 3 of 3' })).toBeVisible()
    await expect(page.getByText(/^You’d like .*Ø45/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is under Requested, with its photo and its ticket', async () => {
    await enter(marc, 'owner@maison-lumen.example', '/warehouse/returns?status=requested&open=ML-10420')
    const pane = marc.getByRole('region', { name: 'ML-10420', exact: true })
    await expect(pane.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
    await expect(pane.getByText('Arrived broken')).toBeVisible()
    await expect(pane.getByRole('link', { name: /Return of order ML-10420|ticket/i }).first()).toBeVisible()
  })

  await test.step('what the customer writes joins the ticket', async () => {
    await page.getByRole('button', { name: 'Write to us about ML-10420' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('The box is still closed')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Message sent')).toBeVisible()
    await expect(page.getByText('The box is still closed')).toBeVisible()
  })

  await test.step('it is declined with a comment, which the customer reads by the link of the mail', async () => {
    await marc.getByRole('button', { name: 'Decline', exact: true }).first().click()
    await marc.getByRole('dialog').getByRole('textbox').fill('It was used for a year')
    await marc.getByRole('dialog').getByRole('button', { name: 'Decline return' }).click()
    await expect(marc.getByRole('dialog')).toHaveCount(0)
    const link = await linkFor(server, 'hugo.lambert@courrier-hl.example', /Your return of order ML-10420/)
    const phone = await openElsewhere({ viewport: { width: 390, height: 844 } })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Your request was declined' })).toBeVisible()
    await expect(phone.getByText('It was used for a year')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Return something else' })).toBeVisible()
    expect(phone.url()).not.toContain('rb_o_')
    await expectAccessible(phone)
    expect(await phone.context().cookies()).toEqual([])
  })
})

test('return within the days of the policy: is approved by itself, and its customer is told where to send it', async ({
  page,
  server,
}) => {
  await setAutomaticReturns(server.url, true)
  await page.goto(shop)
  await nameOrder(page, 'ML-10462', 'daniel.osei@harbourworks.example')
  await chooseLine(page, /Suspension Opaline Ø45/, 'Something else')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toHaveText('Say why it is coming back.')
  await page.getByRole('textbox', { name: 'Why, in your words' }).fill('Too bright')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: 'Approved: send it to us' })).toBeVisible()
  await expect(page.getByText('Put a note with ML-10462 in the box.')).toBeVisible()
})

test('guessed order number: reads as a wrong email does, and after five tries the button counts down', async ({
  page,
}) => {
  await page.goto(shop)
  const none = 'We found no order with this number and email'
  for (const number of ['ML-10409', 'ML-99999', 'ML-10421', 'ML-99998', 'ML-99997']) {
    await nameOrder(page, number, 'nobody@post.example')
    await expect(page.getByRole('alert')).toHaveText(none)
  }
  await nameOrder(page, 'ML-10409', 'nobody@post.example')
  await expect(page.getByRole('button', { name: /^Try again in 5\d:\d\d$/ })).toBeDisabled()
  await expect(find(page)).toHaveCount(0)
})
