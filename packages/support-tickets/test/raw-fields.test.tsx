import { answerWith, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { info, show, user } from './ticket-screen.tsx'

beforeAll(() => loadTestMessages(loadKitMessages))

test('raw fields: the menu of a ticket shows every field of it, and Escape leads back to the menu’s button', async () => {
  answerWith(user(), info({ subject: 'Linen shade', tags: ['Damaged'] }))
  await show()
  const more = page.getByRole('button', { name: 'More actions' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Raw fields' }).click()
  const dialog = page.getByRole('dialog', { name: 'Raw fields' })
  await expect.element(dialog.getByRole('term').filter({ hasText: /^_id$/ })).toBeVisible()
  await expect.element(dialog.getByRole('definition').filter({ hasText: /^elodie$/ })).toBeVisible()
  await expect.element(dialog.getByRole('definition').filter({ hasText: 'Linen shade' })).toBeVisible()
  await expect.element(dialog.getByRole('definition').filter({ hasText: /"Damaged"/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})
