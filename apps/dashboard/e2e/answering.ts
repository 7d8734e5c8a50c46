import type { Page } from '@playwright/test'
import { expect } from './server.ts'

/** Chooses, as a person does, that answers go without time to undo them. */
export async function answerAtOnce(page: Page): Promise<void> {
  await page.goto('/settings/profile')
  await page.getByLabel('Undo send').click()
  await page.getByRole('option', { name: 'Off: send immediately' }).click()
}

/** Sees an answer in the open ticket, once, and that the server has it. */
export async function seeSent(page: Page, text: string): Promise<void> {
  const thread = page.getByRole('log')
  await expect(thread.getByText(text)).toHaveCount(1)
  await expect(thread.getByText('Sending…')).toHaveCount(0)
  await expect(thread.getByText('Not sent')).toHaveCount(0)
  await expect(thread.getByText(text)).toHaveCount(1)
}
