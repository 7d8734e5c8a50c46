import type { Page } from '@playwright/test'
import { keepCalls } from './called-operations.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'
import { enter } from './sign-in.ts'
import { deliver } from './smtp.ts'

interface Fixtures {
  /** Where the server takes emails. */
  smtpPort: number
  server: ReplybayServer
}

const test = withServer.extend<object, Fixtures>({
  smtpPort: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await ReplybayServer.freePort()),
    { scope: 'worker' },
  ],
  server: [
    async ({ smtpPort }, provide) => {
      const server = await ReplybayServer.create({ REPLYBAY_SMTP_PORT: String(smtpPort) })
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1440, height: 900 } })

const SUBJECT = 'Does the Opaline come in green?'

/** What the page does by itself after 25 seconds, and when one comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('an email sent by SMTP: appears, is archived, undone, answered, and deleted', async ({
  page,
  smtpPort,
}) => {
  await enter(page, 'owner@maison-lumen.example', '/emails/emails')
  const list = page.getByRole('list', { name: 'Emails: Inbox' })
  await expect(list.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
  // What is there already is known before anything comes.
  const polled = page.waitForResponse('**/api/v1/emails/poll')
  await comeBack(page)
  await polled
  await deliver(smtpPort, {
    from: 'ada@post.example',
    to: 'hello@maison-lumen.example',
    subject: SUBJECT,
    text: 'I would like two of them.',
  })
  await comeBack(page)
  await page.getByRole('button', { name: '1 new email' }).click()
  const row = list.getByRole('link', { name: /ada@post\.example/ })
  await row.click()
  const email = page.getByRole('article', { name: SUBJECT })
  await expect(email.getByText('I would like two of them.')).toBeVisible()

  await page.keyboard.press('e')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(row).toBeVisible()

  await row.click()
  const reply = email.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Yes, in two greens.')
  await reply.press('Escape')
  await expect(reply).not.toBeFocused()
  await reply.press('ControlOrMeta+Enter')
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(email.getByText('Kept in the local outbox')).toBeVisible()

  await email.getByText(SUBJECT).first().press('#')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByRole('link', { name: /^Trash/ }).click()
  await expect(page.getByRole('list', { name: 'Emails: Trash' }).getByText(SUBJECT)).toBeVisible()

  await page.getByRole('link', { name: /^Inbox/ }).click()
  const other = list.getByRole('link', { name: /Élodie Marchand/ })
  await other.click()
  await expect(page.getByRole('article', { name: 'Globe fêlé à la réception' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(other).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByRole('link', { name: /^Archived/ }).click()
  const archived = page.getByRole('list', { name: 'Emails: Archived' })
  await expect(archived.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
})

test('a customer who writes by email and in the chat: each stands beside the other', async ({
  page,
  server,
  smtpPort,
}) => {
  const address = 'grace@post.example'
  const begun = await page.request.post(`${server.url}/api/v1/visitor/conversations`, {
    data: { webId: 'web-maison-lumen', name: 'Grace', email: address, message: 'Is the Alba dimmable?' },
  })
  expect(begun.ok()).toBe(true)
  await deliver(smtpPort, {
    from: address,
    to: 'hello@maison-lumen.example',
    subject: 'Spare glass',
    text: 'Do you sell it alone?',
  })
  await enter(page, 'owner@maison-lumen.example', '/emails/emails')
  await page.getByRole('link', { name: /Spare glass/ }).click()
  const customer = page.getByRole('complementary', { name: 'Customer' })
  await customer.getByRole('region', { name: 'Tickets' }).getByRole('link', { name: /Alba/ }).click()
  await page.getByRole('log').getByText('Is the Alba dimmable?').waitFor()
  await customer
    .getByRole('region', { name: 'Emails' })
    .getByRole('link', { name: /Spare glass/ })
    .click()
  await expect(page.getByRole('article', { name: 'Spare glass' })).toBeVisible()
})
