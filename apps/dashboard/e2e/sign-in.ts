import type { Page } from '@playwright/test'

/** Signs a demo account in by the form, as a person does. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
