import type { CDPSession, Locator, Page } from '@playwright/test'
import { seeSent } from './answering.ts'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({
  serverFor: 'a phone',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
})

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Taps Undo. Chromium takes a touch a quarter of a second after a swipe for a part of that: no click comes of it. */
async function undo(page: Page): Promise<void> {
  const button = notices(page).getByRole('button', { name: 'Undo' })
  await expect(async () => {
    await button.tap({ timeout: 1_000 })
    await expect(button).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

/** Moves a finger over a row, in steps of 12 px. */
async function swipe(touch: CDPSession, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The row is in sight.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  const steps = Math.abs(by) / 12
  for (let step = 1; step <= steps; step++) {
    const touchPoints = [{ x: x + (by / steps) * step, y }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('on a phone the list is swiped, what was done is undone, and a ticket is answered', async ({
  page,
  request,
}) => {
  await aVisitor(request, 'Phoebe Swift', 'Is the Aube lamp in stock?')
  await enter(page, 'support@maison-lumen.example', '/webs/tickets?channel=all&sort=newest')
  const touch = await page.context().newCDPSession(page)
  await expect(row(page, 'Phoebe Swift')).toBeVisible()

  await test.step('one row above the list; the views are a sheet', async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('button', { name: /^Open/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Views' })
    await sheet.getByRole('link', { name: /^Unassigned/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: /^Unassigned/ })).toBeVisible()
    await expect(row(page, 'Phoebe Swift')).toBeVisible()
  })
  await test.step('closed by a swipe to the left, and back', async () => {
    await expect(async () => {
      await swipe(touch, row(page, 'Phoebe Swift'), -144)
      await expect(notices(page).getByText('Closed: Phoebe Swift')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(row(page, 'Phoebe Swift')).toHaveCount(0)
    await undo(page)
    await expect(row(page, 'Phoebe Swift')).toBeVisible()
  })
  await test.step('snoozed by a swipe to the right, and back', async () => {
    await swipe(touch, row(page, 'Phoebe Swift'), 144)
    // Before 5:00 it is until this morning.
    await expect(notices(page).getByText(/^Snoozed until /)).toBeVisible()
    await expect(row(page, 'Phoebe Swift')).toHaveCount(0)
    await undo(page)
    await expect(row(page, 'Phoebe Swift')).toBeVisible()
  })
  await test.step('opened and answered', async () => {
    await row(page, 'Phoebe Swift').tap()
    await expect(page.getByRole('heading', { level: 1, name: /Phoebe Swift/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('textbox', { name: 'Your reply' }).tap()
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Yes, three of them.')
    await page.getByRole('button', { name: 'Send', exact: true }).tap()
    await seeSent(page, 'Yes, three of them.')
  })
  await test.step('the customer is a tap on the name away', async () => {
    await page.getByRole('button', { name: 'Customer: Phoebe Swift' }).tap()
    await expect(page.getByRole('dialog', { name: 'Customer' })).toBeVisible()
  })
})
