import type { Locator } from '@playwright/test'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

test.use({ serverFor: 'a tablet', viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is in sight.')
  return { ...box, middle: box.y + box.height / 2 }
}

test('on a tablet, what hides the handoff stands in its line, and no tile of the home page alone', async ({
  page,
}) => {
  await enter(page, 'support@maison-lumen.example', '/webs/tickets?channel=all')
  await page.getByRole('link', { name: /^Ruth Abernathy/ }).tap()
  const line = page.getByRole('note', { name: 'Handoff' })
  // The thread moves until its newest message is in sight.
  await expect(async () => {
    const hide = await boxOf(line.getByRole('button', { name: 'Hide handoff' }))
    const time = await boxOf(line.getByRole('time'))
    expect(Math.abs(hide.middle - time.middle)).toBeLessThan(2)
    expect(hide.height).toBeGreaterThanOrEqual(44)
  }).toPass()

  await page.goto('/')
  const tile = (name: RegExp) => boxOf(page.getByRole('main').getByRole('link', { name }))
  // What comes later moves them all.
  await expect(async () => {
    const [mentions, email] = [await tile(/^Mentions \d/), await tile(/^Email \d/)]
    expect(email.y).toBe(mentions.y)
    expect(email.y).toBeGreaterThan((await tile(/^Your open tickets/)).y)
  }).toPass()
})
