import { keepCalls } from './called-operations.ts'
import { answerAtOnce, seeSent } from './answering.ts'
import { signIn } from './sign-in.ts'
import { expect, ReplybayServer, test as withServer } from './server.ts'

/** A backend that knows the documented calls alone. */
const test = withServer.extend<object, { server: ReplybayServer }>({
  server: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await ReplybayServer.create({ REPLYBAY_ADDITIONS: 'off' })
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})

test('the main job needs the documented calls alone', async ({ page, request }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await signIn(page, 'support@maison-lumen.example')
  await answerAtOnce(page)
  await page.goto('/webs/tickets')
  const opened = await request.post('/api/v1/visitor/conversations', {
    data: { webId: 'web-maison-lumen', message: 'Is the Phare back?', name: 'Ada Visitor' },
  })
  const { data } = await opened.json()
  const list = page.getByRole('list', { name: /Tickets/ })
  await list.press('End')
  // Nobody tells of what is new: it is asked for.
  await page.getByRole('link', { name: /Ada Visitor/ }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('From Monday on.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await seeSent(page, 'From Monday on.')

  const visitor = { headers: { authorization: `Bearer ${data.token}` } }
  const conversation = await request.get(`/api/v1/visitor/conversations/${data.conversation.id}`, visitor)
  expect(await conversation.text()).toContain('From Monday on.')

  await test.step('what the visitor writes is seen without a reload', async () => {
    const again = `/api/v1/visitor/conversations/${data.conversation.id}/messages`
    await request.post(again, { ...visitor, data: { message: 'Wonderful!' } })
    await expect(page.getByRole('log').getByText('Wonderful!')).toBeVisible()
  })
  await test.step('nothing is offered that this backend does not know', async () => {
    for (const name of ['Note', 'Attach files', 'Saved replies', 'Suggest a reply', 'Reopen']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Ticket actions' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Contact details' })).toHaveCount(0)
    const views = page.getByRole('navigation', { name: 'Views' }).first().getByRole('link')
    await expect(views).toHaveText(['Open', 'Answered', 'Closed', 'All'])
    await page.getByRole('button', { name: 'List options' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Export as CSV'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Last updated', 'Tag'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([/^Copy link/, 'Raw fields', /^Delete/])
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Closed: Ada Visitor')).toBeVisible()
  await test.step('closing can be undone until it is sent', async () => {
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByRole('log').getByText('Wonderful!')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  })
  await page.getByRole('link', { name: 'Closed' }).click()
  await expect(page.getByRole('link', { name: /Ada Visitor/ })).toBeVisible()

  await test.step('words find what is loaded, and many are closed one by one', async () => {
    await page.goto('/webs/tickets?q=dimmer')
    await expect(list.getByRole('link')).toHaveText([/Gareth Pugh/])
    await page.goto('/webs/tickets')
    await list.getByRole('link').first().focus()
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
    await expect(page.getByRole('region', { name: 'Selected tickets' })).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByText('2 tickets closed')).toBeVisible()
    const closed: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/tickets/close/')) closed.push(answer.url())
    })
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect.poll(() => closed.length).toBe(2)
    await page.goto('/settings/profile')
    await expect(page.getByText('Undo send').first()).toBeVisible()
    await expect(page.getByText('Quiet hours')).toHaveCount(0)
  })
  expect(failed).toEqual([])
})
