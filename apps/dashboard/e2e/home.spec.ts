import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { codeFor } from './outbox.ts'
import { expect, type ReplybayServer, test } from './server.ts'
import { seeSent } from './answering.ts'
import { enter, signIn } from './sign-in.ts'

const owner = 'owner@maison-lumen.example'
const PASSWORD = 'gulls over the lighthouse at noon'

/** Opens an account for a shop that has nothing yet. */
async function register(server: ReplybayServer, page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Name of your shop').fill('Verrerie du Port')
  await page.getByLabel('Your name').fill('Anouk Le Goff')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const code = await codeFor(server, email, /is your Replybay code/)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await page.waitForURL((url) => url.pathname === '/')
}

test('a new shop sees what is left to do, looks around in sample data, and removes it', async ({
  page,
  server,
}) => {
  await register(server, page, 'anouk@verrerie.example')
  await expect(page.getByRole('heading', { name: 'Welcome, Anouk' })).toBeVisible()
  const setup = page.getByRole('region', { name: 'Set up Replybay' })
  await expect(setup.getByText('1 of 9')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No website is connected yet' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await test.step('a step that is done counts', async () => {
    await setup.getByRole('link', { name: 'Write' }).click()
    await page.getByLabel('Policy text').fill('Within 30 days.')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Return policy saved', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(setup.getByText('2 of 9')).toBeVisible()
  })

  await test.step('the sample tickets are marked, and answered like others', async () => {
    await page.getByRole('button', { name: 'Explore with sample data' }).click()
    await expect(page.getByText('You’re viewing sample data')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Explore with sample data' })).toHaveCount(0)
    await page.getByRole('link', { name: /^Open \d/ }).click()
    const list = page.getByRole('list', { name: 'Tickets: All channels' })
    await expect(list.getByText('Sample', { exact: true }).first()).toBeVisible()
    await list.getByRole('link').first().click()
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Trying it out')
    await page.keyboard.press('ControlOrMeta+Enter')
    await seeSent(page, 'Trying it out')
  })

  await test.step('removing asks once, and takes all of it', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Delete the sample data?' })
    await expect(question.getByText(/The sample tickets and the replies in them/)).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Sample data deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('You’re viewing sample data')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Explore with sample data' })).toBeVisible()
    await expect(setup.getByText('2 of 9')).toBeVisible()
  })
})

test('the figures lead to what they count, and nothing is asked of anybody else', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
  })
  await signIn(page, owner)
  await expect(page.getByText('maison-lumen.example', { exact: true })).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting longest' })
  await expect(waiting.getByRole('listitem').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: /^Answered \d/ }).click()
  await expect(page).toHaveURL(/\/webs\/tickets\?channel=all&status=answered$/)
  await page.goBack()
  await waiting.getByRole('link').nth(1).click()
  await expect(page.getByRole('log')).toBeVisible()
  expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] })
})

test('an owner sees the dashboard as the warehouse does, and comes back', async ({ page }) => {
  await enter(page, owner, '/settings/warehouses')
  await page.getByRole('button', { name: 'View as Warehouse' }).click()
  await expect(page.getByText('You’re viewing the dashboard as Warehouse')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0)

  await test.step('a reload keeps it, and a closed page says why', async () => {
    await page.goto('/settings/team')
    await expect(page.getByText('Only admins can open that page')).toBeVisible()
    await expect(page.getByText('You’re viewing the dashboard as Warehouse')).toBeVisible()
  })

  await test.step('the palette says of what is locked why it is', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('team')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Team' })).toContainText('Only admins can open that page')
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/settings\/warehouses$/)
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
  await expect(page.getByText('You’re viewing the dashboard as Warehouse')).toHaveCount(0)

  await test.step('it ends with the session', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('as support')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You’re viewing the dashboard as Support')).toBeVisible()
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await signIn(page, owner)
    await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
    await expect(page.getByText('You’re viewing the dashboard as Support')).toHaveCount(0)
  })
})
