import { archiveEmail } from '@replybay/api-client/operations'
import { handle, loadTestMessages, problem } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showEmails } from './show-email.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))

const row = (name: RegExp) => page.getByRole('list', { name: /^Emails/ }).getByRole('link', { name })

/** Archives the email that is open, in whose place the next one is opened. */
async function archiveTheOpenOne() {
  await showEmails('/emails/emails?email=email-0', [handle(archiveEmail, () => problem(500))])
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.element(row(/^James/)).not.toBeInTheDocument()
  await expect.element(row(/^Inés/)).toHaveAttribute('aria-current')
}

test('undo of an archive: what comes back is open again', async () => {
  await archiveTheOpenOne()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(row(/^James/)).toHaveAttribute('aria-current')
  await expect.element(page.getByRole('article', { name: /^VAT number/ })).toBeVisible()
})

test('undo of an archive: another email that was opened since stays', async () => {
  await archiveTheOpenOne()
  await row(/^Maeve/).click()
  await expect.element(row(/^Maeve/)).toHaveAttribute('aria-current')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(row(/^James/)).toBeVisible()
  await expect.element(row(/^Maeve/)).toHaveAttribute('aria-current')
})
