import { connectMailbox, getMailboxSettings, testMailbox } from '@replybay/api-client/operations'
import { answerWith, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { providers, remoteSettings } from '../src/stories/connections.ts'
import { mailbox, user } from '../src/stories/samples.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const open = () =>
  render(
    <TestFrame>
      <FeatureScreen feature={mailboxFeature} path="/emails/integration" />
    </TestFrame>,
  )
const form = page.getByRole('form', { name: 'Connection' })
const address = form.getByRole('textbox', { name: 'Email address' })
const incoming = form.getByRole('textbox', { name: 'Incoming (IMAP)' })

const unconnected = () =>
  answerWith(
    user({ mailbox: { connected: false } }),
    handle(getMailboxSettings, () => ({ data: { providers } })),
    handle(testMailbox, async ({ request }) => {
      const { step } = Object(await request.json()) as { step: 'found' }
      return { data: { result: { step, ms: 1 } } }
    }),
    handle(connectMailbox, () => ({ data: { mailbox: { connected: true, address: 'shop@lumen.example' } } })),
  )

test('connection left in the middle: what was typed is there, and no password was kept', async () => {
  unconnected()
  const screen = await open()
  await address.fill('shop@lumen.example')
  await incoming.fill('imap.lumen.example')
  await form.getByLabelText('Mailbox password').fill('a secret')
  expect(JSON.stringify(localStorage)).not.toContain('a secret')
  await screen.unmount()
  await open()
  await expect.element(address).toHaveValue('shop@lumen.example')
  await expect.element(incoming).toHaveValue('imap.lumen.example')
  await expect.element(form.getByLabelText('Mailbox password')).toHaveValue('')
})

test('mailbox connected: nothing that was typed is kept', async () => {
  unconnected()
  await open()
  await form.getByRole('radio', { name: 'Infomaniak' }).click()
  await address.fill('shop@lumen.example')
  await form.getByLabelText('Mailbox password').fill('a secret')
  expect(JSON.stringify(localStorage)).toContain('shop@lumen.example')
  await form.getByRole('button', { name: 'Test the connection' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Connected: shop@lumen.example')).toBeVisible()
  expect(JSON.stringify(localStorage)).not.toContain('shop@lumen.example')
})

test('change left in the middle: is there, and is discarded when that is asked for', async () => {
  answerWith(
    handle(getMailboxSettings, () => ({ data: { providers, mailbox: remoteSettings({}) } })),
    ...mailbox(),
  )
  const change = page.getByRole('button', { name: 'Change', exact: true })
  const screen = await open()
  await change.click()
  await incoming.fill('imap.lumen.example')
  await screen.unmount()
  await open()
  await change.click()
  await expect.element(incoming).toHaveValue('imap.lumen.example')
  await incoming.click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await change.click()
  await expect.element(incoming).not.toHaveValue('imap.lumen.example')
})
