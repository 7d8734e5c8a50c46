import type { Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { expect, test } from './server.ts'

const owner = 'owner@maison-lumen.example'
const stranger = 'owner@atelier-nord.example'

const openTicket = async (page: Page) => {
  await page.goto('/webs/tickets')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('log')).toBeVisible()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('signing in again in one tab leads the others back to where they were', async ({ page, context }) => {
  await signIn(page, owner, '/settings/team')
  const other = await context.newPage()
  await openTicket(other)
  const { href } = new URL(other.url())
  await signOut(page)
  await expect(other).toHaveURL(/\/login$/)
  await signIn(page, owner)
  await expect(other).toHaveURL(href)
  await expect(other.getByRole('log')).toBeVisible()
})

test('a tab of somebody else begins anew when another person has signed in beside it', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, owner, '/webs/tickets?channel=all')
  const rows = page
    .getByRole('main')
    .getByRole('list', { name: /Tickets/ })
    .getByRole('link')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Your account/ })).toContainText('Camille Roy')

  // As one does whose code begins a session, whoever was signed in before.
  const other = await context.newPage()
  await other.goto('/validate')
  await context.addCookies([{ name: 'token', value: await server.signIn(stranger), url: server.url }])
  await other.evaluate(() => new BroadcastChannel('auth').postMessage('login'))
  await expect(page.getByRole('button', { name: /Your account/ })).toContainText('Jonas Lefebvre')
  await expect(page.getByText('Camille Roy')).toHaveCount(0)
  await expect(rows).toHaveCount(0)
})

test('who signs out says what becomes of their drafts', async ({ page }) => {
  await signIn(page, owner)
  await openTicket(page)
  const composer = page.getByRole('textbox', { name: 'Your reply' })
  await composer.fill('Half a sentence')
  await signOut(page)
  const question = page.getByRole('dialog', { name: 'Keep your drafts?' })
  await expect(question).toContainText('1 reply')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(composer).toHaveValue('Half a sentence')

  await signOut(page)
  await question.getByRole('button', { name: 'Keep and sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, owner)
  await openTicket(page)
  await expect(composer).toHaveValue('Half a sentence')

  await signOut(page)
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, owner)
  await openTicket(page)
  await expect(composer).toHaveValue('')
})

test('a ticket that was deleted just before signing out is deleted', async ({ page, request }) => {
  const opened = await request.post('/api/v1/visitor/conversations', {
    data: { webId: 'web-maison-lumen', message: 'Delete me', name: 'Brief Visitor' },
  })
  const { data } = await opened.json()
  await signIn(page, owner)
  await page.goto(`/ticket/${data.conversation.id}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'admin@maison-lumen.example')
  await page.goto(`/ticket/${data.conversation.id}`)
  await expect(page.getByText('Could not find a ticket with specified id')).toBeVisible()
})
