import { keepCalls } from './called-operations.ts'
import { CaptchaProvider } from './captcha-provider.ts'
import { codeFor } from './outbox.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'

const owner = 'owner@maison-lumen.example'

const test = withServer.extend<object, { provider: CaptchaProvider; server: ReplybayServer }>({
  provider: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const provider = await CaptchaProvider.start()
      await provide(provider)
      provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, provide) => {
      const server = await ReplybayServer.create(provider.settings)
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ provider }) => {
  provider.score = 0.9
  provider.isThere = true
  provider.actions.length = 0
})

test('a person signs in and sees nothing of the captcha but what its terms want said', async ({
  page,
  provider,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await page.goto('/login')
  await expect(page.getByText('This site is protected by reCAPTCHA')).toBeVisible()
  await expect(page.locator('.grecaptcha-badge')).toBeAttached()
  await expect(page.locator('.grecaptcha-badge')).toBeHidden()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  expect(provider.actions).toEqual(['login'])
  expect(complaints).toEqual([])
})

test('who looks like a program is told so, and what they typed stays for another try', async ({
  page,
  provider,
}) => {
  provider.score = 0.69
  await page.goto('/login')
  const password = page.getByRole('textbox', { name: 'Password' })
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await password.fill('replybay-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('We couldn’t verify that you’re human. Try again.')
  await expect(password).toHaveValue('replybay-demo')
  provider.score = 0.7
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a provider that does not come is told apart, and asked again with the next try', async ({
  page,
  provider,
}) => {
  provider.isThere = false
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The human check didn’t load.')
  provider.isThere = true
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('opening an account, asking for a code and typing one want a person too', async ({
  page,
  provider,
  server,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('support@maison-lumen.example')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText('we’ve sent it a code')).toBeVisible()
  await page.goto('/register')
  await page.getByLabel('Name of your shop').fill('Glass and Wind')
  await page.getByLabel('Your name').fill('Lou Marchal')
  await page.getByLabel('Email').fill('lou@glass-and-wind.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('gulls over the lighthouse at noon')
  provider.score = 0.1
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t verify that you’re human. Try again.')
  provider.score = 0.9
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const code = await codeFor(server, 'lou@glass-and-wind.example', /code/)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await page.waitForURL((url) => url.pathname === '/')
  expect(provider.actions).toEqual(['forgot_password', 'register', 'register', 'validate_code'])
})
