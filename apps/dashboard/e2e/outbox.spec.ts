import type { Page } from '@playwright/test'
import { answerAtOnce, seeSent } from './answering.ts'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'the outbox' })
// They wait for most of their time.
test.describe.configure({ mode: 'parallel' })

const support = 'support@maison-lumen.example'
const composer = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
const thread = (page: Page) => page.getByRole('log')

async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('ControlOrMeta+Enter')
}

test('an answer that is undone never leaves, one that is not goes by itself', async ({ page, request }) => {
  const visitor = await aVisitor(request, 'Una Undone', 'Is it in stock?')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'No')
  await thread(page).getByRole('button', { name: 'Undo' }).click()
  await expect(composer(page)).toHaveValue('No')
  await send(page, 'Not before Monday')
  await seeSent(page, 'Not before Monday')
  expect(await visitor.read()).toEqual(['Is it in stock?', 'Not before Monday'])
})

test('without a network, a closing that waits for its reply is undone, and the reply still goes', async ({
  page,
  context,
  request,
}) => {
  const visitor = await aVisitor(request, 'Noor Nonet', 'Is it in stock?')
  await enter(page, support)
  await answerAtOnce(page)
  await page.goto(`/ticket/${visitor.id}`)
  await expect(composer(page)).toBeVisible()
  await context.setOffline(true)
  await send(page, 'It is')
  await expect(thread(page).getByText('Not sent')).toBeVisible()
  await composer(page).press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByText('Closed: Noor Nonet')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Closed: Noor Nonet')).toHaveCount(0)
  await context.setOffline(false)
  await seeSent(page, 'It is')
  await expect(page.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
  expect(await visitor.read()).toEqual(['Is it in stock?', 'It is'])
})

test('a reload within the time to undo loses nothing and doubles nothing', async ({ page, request }) => {
  const visitor = await aVisitor(request, 'Rhea Reload', 'Hello?')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'One moment')
  await expect(thread(page).getByText('Sending…')).toBeVisible()
  await page.reload()
  await expect(thread(page).getByText('One moment')).toBeVisible()
  await page.reload()
  await seeSent(page, 'One moment')
  expect(await visitor.read()).toEqual(['Hello?', 'One moment'])
})

test('a server that is killed between the answer and its reply has it once', async ({
  page,
  request,
  server,
}) => {
  const visitor = await aVisitor(request, 'Kit Killed', 'Hello?')
  await enter(page, support)
  await answerAtOnce(page)
  await page.goto(`/ticket/${visitor.id}`)
  await page.route(
    '**/api/v1/tickets/answer/**',
    async (route) => {
      await route.fetch()
      await server.stop('SIGKILL')
      await route.abort()
    },
    { times: 1 },
  )
  await send(page, 'Stored before the crash')
  await expect(thread(page).getByText('Not sent')).toBeVisible()
  await server.start()
  await expect(thread(page).getByText('Not sent')).toHaveCount(0, { timeout: 40_000 })
  await seeSent(page, 'Stored before the crash')
  expect(await visitor.read()).toEqual(['Hello?', 'Stored before the crash'])
})

test('a network that drops every third call loses no answer, doubles none and keeps their order', async ({
  page,
  request,
}) => {
  const visitor = await aVisitor(request, 'Thea Third', 'Tell me all')
  await enter(page, support)
  await answerAtOnce(page)
  await page.goto(`/ticket/${visitor.id}`)
  await expect(composer(page)).toBeVisible()
  let calls = 0
  await page.route('**/api/v1/tickets/{info,answer}/**', async (route) => {
    calls++
    if (calls % 3 !== 0) return await route.continue()
    // Now it is the call that is lost, now its reply.
    if (calls % 2 === 0) await route.fetch()
    await route.abort()
  })
  const answers = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const answer of answers) await send(page, answer)
  await expect.poll(() => visitor.read(), { timeout: 40_000 }).toEqual(['Tell me all', ...answers])
  await page.unroute('**/api/v1/tickets/{info,answer}/**')
  await expect(thread(page).getByText(/Sending…|Not sent/)).toHaveCount(0, { timeout: 40_000 })
  expect(await visitor.read()).toEqual(['Tell me all', ...answers])
})

test('two tabs send an answer once, and each can undo it', async ({ page, context, request }) => {
  const visitor = await aVisitor(request, 'Twila Twice', 'Hello?')
  await enter(page, support, `/ticket/${visitor.id}`)
  const other = await context.newPage()
  await other.goto(`/ticket/${visitor.id}`)
  await send(page, 'Undone in the other tab')
  await thread(other).getByRole('button', { name: 'Undo' }).click()
  await expect(composer(page)).toHaveValue('Undone in the other tab')
  await send(page, 'From two tabs')
  await seeSent(other, 'From two tabs')
  await seeSent(page, 'From two tabs')
  expect(await visitor.read()).toEqual(['Hello?', 'From two tabs'])
})

test('a tab that is closed leaves its answer to the next one', async ({ page, context, request }) => {
  const visitor = await aVisitor(request, 'Clio Closed', 'Hello?')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'Left behind')
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => visitor.read()).toEqual(['Hello?', 'Left behind'])
})

test('what the customer writes meanwhile asks once, elsewhere in the dashboard too', async ({
  page,
  request,
}) => {
  const visitor = await aVisitor(request, 'Mia Meanwhile', 'Please send it')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'It is on its way')
  await visitor.write('No, cancel it')
  await page.goto('/')
  await expect(page.getByText('1 reply wasn’t sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Show', exact: true }).click()
  await expect(thread(page).getByText('New message from Mia Meanwhile: No, cancel it')).toBeVisible()
  expect(await visitor.read()).toHaveLength(2)
  await thread(page).getByRole('button', { name: 'Read it first' }).click()
  await expect(composer(page)).toHaveValue('It is on its way')
  await send(page, 'It is cancelled')
  await seeSent(page, 'It is cancelled')
  expect(await visitor.read()).toEqual(['Please send it', 'No, cancel it', 'It is cancelled'])
})

test('an answer to a ticket that was deleted meanwhile gives its text back', async ({
  page,
  request,
  server,
}) => {
  const visitor = await aVisitor(request, 'Dan Deleted', 'Hello?')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'Nobody reads this')
  const token = await server.signIn('owner@maison-lumen.example')
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.delete(`/api/v1/tickets/${visitor.id}`, { headers })).ok()).toBe(true)
  await expect(thread(page).getByText('Not sent: this ticket was deleted')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Could not find a ticket with specified id')).toBeVisible()
  await expect(page.getByText('Nobody reads this')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Nobody reads this')).toHaveCount(0)
})

test('send and close answers, closes and goes to the next ticket by one key', async ({ page, request }) => {
  const visitor = await aVisitor(request, 'Nora Next', 'Thanks, all is well')
  await enter(page, support)
  await answerAtOnce(page)
  await page.goto(`/webs/tickets?sort=newest&ticket=${visitor.id}`)
  await composer(page).fill('Good-bye')
  await composer(page).press('ControlOrMeta+Shift+Enter')
  await expect(page.getByText('Closed: Nora Next')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(visitor.id))
  await expect(thread(page)).toBeVisible()
  expect(await visitor.read()).toEqual(['Thanks, all is well', 'Good-bye'])
})

test('who signs out leaves no answer behind', async ({ page, request }) => {
  const visitor = await aVisitor(request, 'Sina Signout', 'Hello?')
  await enter(page, support, `/ticket/${visitor.id}`)
  await send(page, 'Just before I leave')
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Keep and sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await visitor.read()).toEqual(['Hello?', 'Just before I leave'])
})

const ways: { title: string; name: string; go: (page: Page) => Promise<unknown> }[] = [
  {
    title: 'on another page',
    name: 'Della Later',
    go: (page) => page.getByRole('link', { name: 'Settings', exact: true }).click(),
  },
  {
    title: 'after a reload of another page',
    name: 'Remy Reloaded',
    go: (page) => page.goto('/settings/profile'),
  },
]
for (const { title, name, go } of ways) {
  test(`a ticket that was deleted in the list is gone when that can’t be undone any more, ${title}`, async ({
    page,
    request,
  }) => {
    const visitor = await aVisitor(request, name, 'Delete me')
    await enter(page, 'owner@maison-lumen.example', `/webs/tickets?channel=all&q=${name}`)
    await expect(page.getByRole('list', { name: /Tickets/ }).getByText(name)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('#')
    await expect(page.getByText(`Deleted: ${name}`)).toBeVisible()
    await go(page)
    await expect(page.getByLabel('Your name')).toBeVisible()
    expect(await visitor.isThere()).toBe(true)
    await expect.poll(() => visitor.isThere()).toBe(false)
  })
}
