import type { Locator, Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'work on a ticket', viewport: { width: 1440, height: 900 } })

const support = 'support@maison-lumen.example'
const open = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const work = (page: Page) => page.getByRole('group', { name: 'Ticket actions' })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Customer' })
const more = (page: Page) => page.getByRole('button', { name: 'More actions' })

/** Opens a menu and takes one of its items, by keys alone. */
async function choose(button: Locator, item: string): Promise<void> {
  await button.press('Enter')
  await button.page().locator('[role^=menuitem]').filter({ hasText: item }).press('Enter')
}

test('a ticket is worked on by keyboard: stepped to, assigned, tagged, snoozed, looked up and noted', async ({
  page,
  request,
  server,
}) => {
  const first = await aVisitor(request, 'Wanda First', 'wonky lamp, part one')
  await aVisitor(request, 'Walter Second', 'wonky lamp, part two')
  await enter(page, support, '/webs/tickets?channel=all&q=wonky')
  await expect(open(page, 'Wanda First')).toBeVisible()
  const article = page.getByRole('article').filter({ has: page.getByRole('log') })

  await test.step('to the next and back', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(article.getByText('wonky lamp, part one')).toBeVisible()
    await page.keyboard.press('j')
    await expect(article.getByText('wonky lamp, part two')).toBeVisible()
    await page.keyboard.press('k')
    await expect(article.getByText('wonky lamp, part one')).toBeVisible()
  })
  await test.step('assigned and tagged in quick succession', async () => {
    await page.keyboard.press('a')
    await work(page).getByRole('button', { name: 'Add a tag' }).press('Enter')
    await page.getByLabel('Tag', { exact: true }).fill('Wonky')
    await page.keyboard.press('Enter')
    await expect(work(page).getByRole('button', { name: 'Assigned to: You' })).toBeVisible()
    await expect(work(page).getByRole('button', { name: 'Tags: Wonky' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a colleague’s note is there at once', async () => {
    const token = await server.signIn('owner@maison-lumen.example')
    const headers = { authorization: `Bearer ${token}` }
    await request.post(`/api/v1/tickets/note/${first.id}`, { headers, data: { text: 'Ask the packers' } })
    await expect(page.getByRole('log').getByText('Ask the packers')).toBeVisible()
  })
  await test.step('asleep and awake', async () => {
    await choose(work(page).getByRole('button', { name: 'Snooze' }), 'In 4 hours')
    // On to the next; undoing it leads back.
    await expect(page).not.toHaveURL(new RegExp(first.id))
    await page.keyboard.press('z')
    await expect(page).toHaveURL(new RegExp(first.id))
    await expect(work(page).getByRole('button', { name: 'Snooze', exact: true })).toBeVisible()
  })
  await test.step('the history has it all, with names', async () => {
    await choose(more(page), 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    await expect(history.getByText('You self-assigned the ticket')).toBeVisible()
    await expect(history.getByText('Inès Moreau added the tag Wonky')).toBeVisible()
    // What was undone has left no trace.
    await expect(history.getByText(/snoozed|woke/)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('the customer is mended, blocked and unblocked', async () => {
    const actions = panel(page).getByRole('button', { name: 'Actions for the customer' })
    await choose(actions, 'Edit details')
    await panel(page).getByRole('button', { name: 'Add: Phone' }).press('Enter')
    const field = panel(page).getByRole('textbox', { name: 'Phone' })
    await field.fill('+44 7700 900 111')
    await field.press('Enter')
    const phone = panel(page).getByRole('button', { name: 'Phone: +44 7700 900 111. Edit' })
    await expect(phone).not.toHaveAttribute('aria-busy')
    await choose(actions, 'Block Wanda')
    await page.getByRole('button', { name: 'Dismiss' }).last().press('Enter')
    await panel(page).getByRole('button', { name: 'Unblock' }).press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Unblock' })).toBeHidden()
    await page.goto(`/ticket/${first.id}`)
    await expect(phone).toBeVisible()
    await expect(work(page).getByRole('button', { name: 'Tags: Wonky' })).toBeVisible()
  })
})

test('a reply and a note are begun from the list by key, and what is typed at once is their text', async ({
  page,
  request,
}) => {
  await aVisitor(request, 'Rita Reply', 'a striped shade')
  await aVisitor(request, 'Nora Note', 'a striped shade as well')
  await enter(page, support, '/webs/tickets?channel=all&q=striped')
  // A key may arrive as soon as the field has the focus.
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
    ),
  )
  for (const { name, key, act, field } of [
    { name: 'Rita Reply', key: 'r', act: /^Reply/, field: 'Your reply' },
    { name: 'Nora Note', key: 'n', act: /^Write a note/, field: 'Your note' },
  ]) {
    await open(page, name).waitFor()
    await page.keyboard.press('j')
    await expect(open(page, name)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('option', { name: act })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open(page, name)).toBeFocused()
    await page.keyboard.type(`${key}Hello, see #1`)
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('Hello, see #1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/ticket=/)
  }
})

test('spam is deleted and its sender blocked, not before it can no longer be undone', async ({
  page,
  request,
  server,
}) => {
  const visitor = await aVisitor(request, 'Sam Spam', 'Cheap lamps, cheap lamps')
  const headers = { authorization: `Bearer ${await server.signIn(support)}` }
  const info = await (await request.get(`/api/v1/tickets/info/${visitor.id}`, { headers })).json()
  const isBlocked = async () => {
    const path = `/api/v1/customers/${info.data.ticket.customer._id}`
    return (await (await request.get(path, { headers })).json()).data.customer.blocked
  }
  await enter(page, support, `/ticket/${visitor.id}`)
  const callSpam = async () => {
    await choose(more(page), 'Spam: block and delete')
    await expect(page.getByText('Deleted and blocked: Sam Spam')).toBeVisible()
  }
  await test.step('undone after a reload, nothing has happened', async () => {
    await callSpam()
    await page.goto(`/ticket/${visitor.id}`)
    await expect(page.getByText('This ticket is being deleted.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(work(page)).toBeVisible()
    expect(await isBlocked()).toBe(false)
  })
  await test.step('left alone, it is gone and its sender blocked', async () => {
    await callSpam()
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect.poll(isBlocked).toBe(true)
    expect((await request.get(`/api/v1/tickets/info/${visitor.id}`, { headers })).status()).toBe(404)
  })
})

test('a known customer is written to first, once, though the reply is lost', async ({ page, context }) => {
  await enter(page, support, '/webs/tickets?channel=all')
  await expect(page.getByRole('list', { name: /^Tickets:/ })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'New ticket' })
  await test.step('found by words, and kept over a reload', async () => {
    await page.keyboard.press('c')
    await expect(dialog.getByRole('combobox', { name: 'Customer' })).toBeFocused()
    await page.keyboard.type('elodie march')
    await expect(dialog.getByRole('option', { name: /Élodie Marchand/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('WhatsApp', { exact: true })).toBeVisible()
    await page.keyboard.type('Your refund is on its way.')
    await page.reload()
    await expect(page.getByRole('list', { name: /^Tickets:/ })).toBeVisible()
    await page.keyboard.press('c')
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Your refund is on its way.')
    await expect(dialog.getByText('WhatsApp', { exact: true })).toBeVisible()
  })
  await test.step('stored once', async () => {
    await page.route(
      '**/api/v1/tickets/open/**',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await dialog.getByRole('textbox', { name: 'Message' }).press('ControlOrMeta+Enter')
    await expect(dialog.getByText(/Your text is saved/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByRole('log').getByText('Your refund is on its way.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('beside it stands that there is one more', async () => {
    const other = await context.newPage()
    await other.goto('/webs/tickets?channel=all&status=all&q=refund%20way%20marchand')
    const list = other.getByRole('list', { name: /^Tickets:/ })
    await expect(list.getByRole('link', { name: /^Élodie Marchand/ })).toHaveCount(1)
    await other.close()
  })
})
