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

test('AI agent: suggests what a person edits and sends; then answers customers alone, once, also over a restart', async ({
  page,
  server,
  smtpPort,
}) => {
  test.slow()
  const token = await server.signIn('owner@maison-lumen.example')
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = data && JSON.stringify(data)
    const answer = await fetch(`${server.url}/api/v1${path}`, { method, headers, ...(body && { body }) })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer
  }
  const sentTo = async (address: string): Promise<{ _id: string }[]> => {
    const answer = await call('POST', '/emails/headers', { page: 1, page_size: 50, folder: 'Sent' })
    const { headers } = (await answer.json()).data
    return headers.filter(({ to }: { to: { address: string }[] }) =>
      to.some((one) => one.address === address),
    )
  }
  const question = 'What do I do with a broken opal globe?'
  const ask = (name: string, head: Readonly<Record<string, string>> = {}) =>
    deliver(smtpPort, {
      from: `${name}@globe.example`,
      to: 'hello@maison-lumen.example',
      subject: `Globe of ${name}`,
      text: question,
      head: { 'Message-ID': `<${name}@globe.example>`, ...head },
    })

  await test.step('a suggestion is edited and sent, in the thread of what it answers', async () => {
    const answer = 'Recycle it: opal glass does not go to the bottle bank.'
    await call('POST', '/files/upload-qa', { title: 'Broken globe', question, answer })
    await ask('ada')
    await enter(page, 'owner@maison-lumen.example', '/emails/emails')
    await page.getByRole('link', { name: /Globe of ada/ }).click()
    const email = page.getByRole('article', { name: 'Globe of ada' })
    await expect(async () => {
      // It is learned behind the call.
      await email.getByRole('button', { name: 'Suggest a reply' }).click()
      await expect(email.getByText(answer)).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await email.getByRole('button', { name: 'Insert' }).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Camille')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(email.getByText('Kept in the local outbox')).toBeVisible()
    const [reply] = await sentTo('ada@globe.example')
    const original = await (await call('GET', `/emails/${reply?._id}/original`)).text()
    expect(original).toContain('In-Reply-To: <ada@globe.example>')
    expect(original).toContain('References: <ada@globe.example>')
    expect(original).toContain('bottle bank. Camille')
  })

  await test.step('an absence notice is not answered, a customer is, once', async () => {
    await call('PATCH', '/emails/patch-automatic-answer', { automaticAnswer: 1 })
    await ask('absent', { 'Auto-Submitted': 'auto-replied' })
    await ask('bo')
    await expect.poll(() => sentTo('bo@globe.example')).toHaveLength(1)
    await ask('cy')
    await server.stop()
    await server.start()
    await expect.poll(() => sentTo('cy@globe.example')).toHaveLength(1)
    // What comes after them is answered, and they are not once more.
    await ask('dee')
    await expect.poll(() => sentTo('dee@globe.example')).toHaveLength(1)
    expect(await sentTo('cy@globe.example')).toHaveLength(1)
    expect(await sentTo('bo@globe.example')).toHaveLength(1)
    expect(await sentTo('absent@globe.example')).toEqual([])
  })
})
