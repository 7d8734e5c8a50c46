import { AxeBuilder } from '@axe-core/playwright'
import { seeSent } from './answering.ts'
import { enter, signIn } from './sign-in.ts'
import { expect, test } from './server.ts'

const schemes = ['light', 'dark'] as const

for (const scheme of schemes) {
  test(`no accessibility violations, ${scheme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('replybay-color-scheme', value), scheme)
    const violations = async () => {
      const { violations: found } = await new AxeBuilder({ page }).analyze()
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await violations()).toEqual([])
    await signIn(page, 'owner@maison-lumen.example', '/webs/tickets?channel=all')
    await page.getByRole('main').getByRole('list').getByRole('link').first().click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.goto('/nowhere')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
}

for (const scheme of schemes) {
  test(`sign-in: before its code is there, as ${scheme} as the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    // Nothing but the page itself arrives.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    // Who has chosen has the choice.
    const other = scheme === 'dark' ? 'light' : 'dark'
    await page.evaluate((value) => localStorage.setItem('replybay-color-scheme', value), other)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other)
  })
}

test('asks no other origin for anything, and breaks no content security policy', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(String(baseURL)) && !url.startsWith('data:')) elsewhere.push(url)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await enter(page, 'owner@maison-lumen.example', '/webs/tickets?channel=all')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('log')).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('speaks the language of the browser, and another one on request without losing what was typed', async ({
  openElsewhere,
}) => {
  const page = await openElsewhere({ locale: 'fr-CA' })
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await page.getByRole('textbox').first().fill('camille@maison-lumen.example')
  await page.getByRole('button', { name: /Français/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect(page.getByRole('textbox').first()).toHaveValue('camille@maison-lumen.example')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
})

test('the whole job works by keyboard', async ({ page }) => {
  await signIn(page, 'owner@maison-lumen.example', '/whatsapp/tickets')
  const list = page.getByRole('list', { name: /Tickets/ })
  await list.getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your reply' }).focus()
  await page.keyboard.type('By keyboard alone')
  await page.keyboard.press('ControlOrMeta+Enter')
  await seeSent(page, 'By keyboard alone')
})
