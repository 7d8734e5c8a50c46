import type { Page } from '@playwright/test'
import { codeFor, linkFor } from './outbox.ts'
import { expect, type ReplybayServer, test } from './server.ts'
import { type Say, wordsIn } from './words.ts'

const PASSWORD = 'gulls over the lighthouse at noon'
const SHOP = 'Verrerie du Port'

test.use({ serverFor: 'first days' })

/** An address of the shop, one of its own for each language. */
const addressOf = (name: string, locale: string) => `${name}.${locale.toLowerCase()}@verrerie.example`

async function register(server: ReplybayServer, page: Page, say: Say, email: string) {
  await page.goto('/register')
  await page.getByLabel(say('Name of your shop')).fill(SHOP)
  await page.getByLabel(say('Your name')).fill('Anouk Le Goff')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByRole('textbox', { name: say('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page.getByRole('heading', { name: say('Check your email') })).toBeVisible()
  const code = await codeFor(server, email, /^\d{6} /)
  await page.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await page.waitForURL((url) => url.pathname === '/')
}

async function invite(page: Page, say: Say, email: string) {
  await page.getByRole('button', { name: say('Invite'), exact: true }).click()
  await page.getByLabel(say('Email addresses')).fill(email)
  await page.getByRole('button', { name: say('Send invitation') }).click()
  await page.getByRole('button', { name: say('Done') }).click()
  await expect(page.getByText(email)).toBeVisible()
}

async function accept(page: Page, invitation: string, say: Say, name: string) {
  await page.goto(invitation)
  await expect(page.getByRole('heading', { name: say('Join {0}', { 0: SHOP }) })).toBeVisible()
  await page.getByLabel(say('Your name')).fill(name)
  await page.getByRole('textbox', { name: say('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await page.waitForURL((url) => url.pathname !== '/register')
}

async function signInAgain(page: Page, say: Say, email: string) {
  await page.getByLabel(say('Email')).fill(email)
  await page.getByRole('textbox', { name: say('Password') }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

// One language with each change: the journey is the same, and texts that stay English are looked for elsewhere.
for (const [locale, tag] of [
  ['fr-FR', '@each-change'],
  ['en-US', '@thorough'],
  ['es-ES', '@thorough'],
] as const) {
  test(`the first days of a shop, in ${locale}`, { tag }, async ({ openElsewhere, request, server }) => {
    test.slow()
    const invitationOf = (email: string) => linkFor(server, email, new RegExp(SHOP))
    const say = await wordsIn(locale)
    const owner = addressOf('anouk', locale)
    const page = await openElsewhere({ locale })

    await test.step('a code from the mail opens a new account, which says what is left to do', async () => {
      await register(server, page, say, owner)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('region', { name: say('Set up Replybay') })).toBeVisible()
    })

    await test.step('colleagues are invited, join, and see just their world', async () => {
      const [support, warehouse] = [addressOf('leire', locale), addressOf('jon', locale)]
      await page.goto('/settings/team')
      await invite(page, say, support)
      await page.goto('/settings/warehouses')
      await invite(page, say, warehouse)

      const supportPage = await openElsewhere({ locale })
      await accept(supportPage, await invitationOf(support), say, 'Leire Etxeberria')
      await expect(supportPage.locator('html')).toHaveAttribute('lang', locale)
      await supportPage.goto('/settings/team')
      await expect(supportPage.getByText(say('Only admins can open that page'))).toBeVisible()

      const warehousePage = await openElsewhere({ locale })
      await accept(warehousePage, await invitationOf(warehouse), say, 'Jon Arrieta')
      await expect(warehousePage).toHaveURL(/\/warehouse\/orders$/)
      await expect(warehousePage.locator('html')).toHaveAttribute('lang', locale)
      await warehousePage.goto('/settings/profile')
      await expect(warehousePage.getByRole('heading', { name: say('Profile'), level: 1 })).toHaveCount(0)
    })

    await test.step('a draft survives that the session ends', async () => {
      await page.goto('/')
      await page.getByRole('button', { name: say('Explore with sample data') }).click()
      await expect(page.getByText(say('You’re viewing sample data'))).toBeVisible()
      await page.goto('/webs/tickets?channel=all')
      await page.getByRole('main').getByRole('list').getByRole('link').first().click()
      const composer = page.getByRole('textbox', { name: say('Your reply') })
      await composer.fill('Une demi-phrase')
      const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
      const headers = { authorization: `Bearer ${token?.value}` }
      await request.post('/api/v1/auth/logout', { headers })
      await expect(page.getByText(say('Your draft is saved.'))).toBeVisible({
        timeout: 20_000,
      })
      await signInAgain(page, say, owner)
      await expect(composer).toHaveValue('Une demi-phrase')
      await composer.fill('')
    })

    await test.step('signing out in one tab ends all', async () => {
      const other = await page.context().newPage()
      await other.goto('/settings/profile')
      await expect(other.getByRole('heading', { name: say('Profile'), level: 1 })).toBeVisible()
      await page.getByRole('button', { name: new RegExp(say('Your account')) }).click()
      await page.getByRole('menuitem', { name: say('Sign out') }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(other).toHaveURL(/\/login$/)
    })
  })
}
