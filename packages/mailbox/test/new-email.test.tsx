import { loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showEmails } from './show-email.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))

const to = () => page.getByRole('textbox', { name: 'To' })

test('new email: stands at the top, and Close leaves it', async () => {
  await showEmails('/emails/emails?email=new')
  await expect.element(page.getByRole('textbox', { name: 'Your email' })).toBeVisible()
  const title = page.getByRole('heading', { name: 'New email' }).element()
  expect(title.getBoundingClientRect().top).toBeLessThan(100)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('No email selected')).toBeVisible()
})

test('new email: Escape leaves the field, then the email', async () => {
  await showEmails('/emails/emails?email=new')
  await expect.element(to()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(to()).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('No email selected')).toBeVisible()
})

test('new email: an address that is left by Tab is taken over', async () => {
  await showEmails('/emails/emails?email=new')
  await expect.element(to()).toHaveFocus()
  await userEvent.keyboard('ada@post.example{Tab}')
  await expect.element(to()).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Remove ada@post.example' })).toBeVisible()
})
