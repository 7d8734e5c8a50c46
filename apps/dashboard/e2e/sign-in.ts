import type { Page } from '@playwright/test'

const PASSWORD = 'replybay-demo'

/** Signs a demo account in by the form, as a person does. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/**
 * Begins with a demo account signed in, for tests of what comes after; a page that was elsewhere takes the form.
 * @param path where to go; a test that says nothing goes there itself.
 */
export async function enter(page: Page, email: string, path?: string): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/token', { data: { email, password: PASSWORD } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`)
  const { data } = await answer.json()
  const { origin } = new URL(answer.url())
  await page.context().addCookies([{ name: 'token', value: data.token, url: origin }])
  if (path !== undefined) await page.goto(path)
}
