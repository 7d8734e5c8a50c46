import { answerEmail } from '@replybay/api-client/operations'
import { handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showEmails } from './show-email.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))

test('Ctrl Enter in the text of a reply: sends it, and Undo takes it back', async () => {
  await showEmails('/emails/emails?email=email-0', [handle(answerEmail, () => problem(500))])
  const field = page.getByRole('textbox', { name: 'Your reply' })
  await userEvent.click(field)
  await userEvent.keyboard('Hello')
  await userEvent.keyboard('{ControlOrMeta>}{Enter}{/ControlOrMeta}')
  await expect.element(page.getByText('Sending…')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(field).toHaveTextContent('Hello')
})

test('Escape in the text of a reply: leaves the text, and the email after it', async () => {
  await showEmails('/emails/emails?email=email-0')
  const field = page.getByRole('textbox', { name: 'Your reply' })
  await userEvent.click(field)
  await userEvent.keyboard('Hello')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toHaveFocus()
  await expect.element(field).toHaveTextContent('Hello')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('No email selected')).toBeVisible()
})
