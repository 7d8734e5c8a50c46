import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ImapServer, type MailAccount, SmtpSink } from '@replybay/mail-server'
import { keepCalls } from './called-operations.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'
import { enter } from './sign-in.ts'

const ADDRESS = 'hello@maison-lumen.example'
const PASSWORD = 'a password of the mailbox'

interface Provider {
  imap: ImapServer
  smtp: SmtpSink
  account: MailAccount
  /** Trusts the provider's certificate. */
  trust: NodeJS.ProcessEnv
}

const test = withServer.extend<object, { provider: Provider; server: ReplybayServer }>({
  provider: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'replybay-provider-'))
      const imap = await ImapServer.start()
      const { certificate } = imap
      const smtp = await SmtpSink.start({ certificate, passwords: { [ADDRESS]: PASSWORD } })
      const authority = join(folder, 'authority.pem')
      await writeFile(authority, certificate.cert)
      const account = imap.addAccount(ADDRESS, PASSWORD)
      await provide({
        imap,
        smtp,
        account,
        trust: {
          NODE_EXTRA_CA_CERTS: authority,
          REPLYBAY_OUTBOUND_ALLOW: `localhost:${imap.port},localhost:${smtp.port}`,
        },
      })
      await Promise.all([imap.stop(), smtp.stop()])
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, provide) => {
      const server = await ReplybayServer.create(provider.trust)
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1440, height: 900 } })

/** What the page does by itself after 25 seconds, and when one comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const written = (subject: string) =>
  [
    'From: Ada <ada@post.example>',
    `To: ${ADDRESS}`,
    `Subject: ${subject}`,
    'Message-ID: <ada-1@post.example>',
    '',
    'I would like two of them.',
  ].join('\n')

test('mailbox of a provider: connected, an email arrives, is answered and archived, and disconnected', async ({
  page,
  provider: { imap, smtp, account },
}) => {
  await enter(page, 'owner@maison-lumen.example', '/emails/integration')
  await page.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('textbox', { name: /^Type hello@/ }).fill(ADDRESS)
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()

  const form = page.getByRole('form', { name: 'Connection' })
  await form.getByRole('textbox', { name: 'Email address' }).fill(ADDRESS)
  await form.getByLabel('Mailbox password').fill('a wrong one')
  for (const [name, port] of [
    ['Incoming (IMAP)', imap.port],
    ['Outgoing (SMTP)', smtp.port],
  ] as const) {
    const server = form.getByRole('group', { name })
    await server.getByRole('textbox', { name }).fill('localhost')
    await server.getByRole('textbox', { name: 'Port' }).fill(String(port))
  }
  await form.getByRole('button', { name: 'Test the connection' }).click()
  await expect(form.getByText('The server refused this password')).toBeVisible()
  await expect(form.getByLabel('Mailbox password')).toBeFocused()
  await form.getByLabel('Mailbox password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Test the connection' }).click()
  await expect(form.getByText('Sending works')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Up to date')).toBeVisible()
  const junk = page.getByRole('combobox', { name: 'What Junk is shown as' })
  await junk.click()
  await page.getByRole('option', { name: 'Not synced' }).click()
  await expect(junk).toHaveValue('Not synced')

  await page.goto('/emails/emails')
  await expect(page.getByText('Up to date')).toBeVisible()
  // What is there already is known before anything comes.
  const polled = page.waitForResponse('**/api/v1/emails/poll')
  await comeBack(page)
  await polled
  account.folder('INBOX').add(written('Does the Opaline come in green?'))
  const list = page.getByRole('list', { name: 'Emails: Inbox' })
  const row = list.getByRole('link', { name: /Ada/ })
  const arrivals = page.getByRole('button', { name: '1 new email' })
  await expect(async () => {
    await comeBack(page)
    await expect(arrivals).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await arrivals.click()
  await row.click()
  const email = page.getByRole('article', { name: 'Does the Opaline come in green?' })
  await expect(email.getByText('I would like two of them.')).toBeVisible()
  await email.getByRole('textbox', { name: 'Your reply' }).fill('Yes, in two greens.')
  await email.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect.poll(() => smtp.mails.map(({ recipients }) => recipients)).toEqual([['ada@post.example']])
  await expect.poll(() => account.folder('Sent').subjects()).toEqual(['Re: Does the Opaline come in green?'])
  expect(account.folder('Sent').messages[0]?.raw.toString()).toMatch(/^References: <ada-1@post\.example>\r$/m)
  await expect
    .poll(() => account.folder('INBOX').messages.map(({ flags }) => [...flags].toSorted()))
    .toEqual([['\\Answered', '\\Seen']])

  await email.getByText('Does the Opaline come in green?').first().press('e')
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect.poll(() => account.folder('Archive').subjects()).toEqual(['Does the Opaline come in green?'])
  expect(account.folder('INBOX').messages).toEqual([])

  await page.goto('/emails/integration')
  await page.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('textbox', { name: /^Type hello@/ }).fill(ADDRESS)
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(form).toBeVisible()
  await expect.poll(() => imap.connections).toBe(0)
  expect(account.folder('Archive').subjects()).toEqual(['Does the Opaline come in green?'])
})
