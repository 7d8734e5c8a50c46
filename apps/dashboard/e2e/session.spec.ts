import { hearRequests, untilQuiet } from '@replybay/browser'
import { answerAtOnce, seeSent } from './answering.ts'
import { enter, signIn } from './sign-in.ts'
import { expect, test } from './server.ts'

const owner = 'owner@maison-lumen.example'

test('goes to the page that was asked for', async ({ page }) => {
  await signIn(page, owner, '/whatsapp/tickets?status=closed')
  await expect(page).toHaveURL(/\/whatsapp\/tickets\?status=closed$/)
})

test('says on a page that only signed-in people see that somebody is signed out, and leads back to it', async ({
  page,
}) => {
  await page.goto('/discord/tickets?status=closed')
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/discord\/tickets\?status=closed$/)
})

test('says that the password is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('wrong')
})

test('a signed-out visitor makes no call that answers 401', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  await page.goto('/webs/tickets')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a token that the server no longer knows leads to sign-in and back, and the answer goes then', async ({
  page,
  context,
  request,
}) => {
  hearRequests(page)
  await enter(page, owner)
  await answerAtOnce(page)
  await page.goto('/webs/tickets')
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  const composer = page.getByRole('textbox', { name: 'Your reply' })
  await composer.fill('A whole sentence')
  const [token] = (await context.cookies()).filter((cookie) => cookie.name === 'token')
  // Nothing tells the tab before the answer is on its way, no call that was asked before either.
  await untilQuiet(page)
  await context.setOffline(true)
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token?.value}` } })
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(composer).toHaveValue('')
  await context.setOffline(false)
  await expect(page.getByText('You were signed out. Your draft is saved.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('replybay-demo')
  await page.keyboard.press('Enter')
  await seeSent(page, 'A whole sentence')
  await expect(composer).toHaveValue('')
})

test('signing out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, owner)
  const other = await context.newPage()
  await other.goto('/webs/tickets')
  await expect(other.getByRole('list', { name: /Tickets/ })).toBeVisible()
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
})

test('a person of the warehouse arrives at the orders', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example', '/')
  await expect(page).toHaveURL(/\/warehouse\/orders$/)
  await expect(page.getByRole('textbox', { name: 'Scan an order or an item' })).toBeVisible()
})

test('an account whose trial has ended is told so', async ({ page }) => {
  await enter(page, 'owner@atelier-nord.example', '/')
  await expect(page.getByRole('heading', { name: 'Your company’s trial has ended' })).toBeVisible()
})
