import { loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showEmails } from './show-email.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))

test('on a phone: the address of who wrote is read without opening anything', async () => {
  await showEmails('/emails/emails?email=email-0')
  await page.viewport(390, 844)
  const address = page.getByRole('article').getByText('james@whitfieldrowe.example', { exact: true })
  await expect.element(address.first()).toBeVisible()
})
