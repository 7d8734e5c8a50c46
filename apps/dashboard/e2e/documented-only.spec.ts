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

test('the knowledge pages need the documented calls alone', async ({ page, request }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await signIn(page, 'owner@maison-lumen.example')
  await answerAtOnce(page)

  await test.step('a text is added', async () => {
    await page.goto('/knowledge/upload-resources?way=text')
    await page.getByLabel('Title').fill('Bicycle couriers')
    await page.getByLabel('Text', { exact: true }).fill('Bicycle couriers deliver in Lyon within two hours.')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect(page.getByText('Added: Bicycle couriers')).toBeVisible()
  })
  await test.step('it is among the sources, which are filtered, and nothing else is offered', async () => {
    await page.goto('/knowledge/view-files?section=gaps')
    const parts = page.getByRole('navigation', { name: 'Knowledge', exact: true }).getByRole('link')
    await expect(parts).toHaveText([/^Sources/, 'Settings'])
    await page.getByRole('textbox', { name: 'Search sources' }).fill('bicycle')
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.nth(1)).toContainText('Bicycle couriers')
    await expect(rows).toHaveCount(2)
  })
  await test.step('a question is answered, without a word of what the backend does not tell', async () => {
    const box = page.getByRole('region', { name: 'Try a question' })
    await box.getByRole('textbox').fill('How fast do bicycle couriers deliver in Lyon?')
    // Until a search finds it, the AI agent would hand off.
    await expect(async () => {
      await box.getByRole('textbox').press('Enter')
      await expect(box.getByText('From 1 source')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(box.getByText(/^Quoted|^No passage/)).toHaveCount(0)
    await box.getByRole('button', { name: 'Bicycle couriers' }).click()
    await expect(page.getByRole('complementary', { name: 'Bicycle couriers' })).toBeVisible()
  })
  await test.step('automatic replies are on or off', async () => {
    await page.goto('/knowledge/settings')
    await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(2)
    await expect(page.getByText('What the AI agent knows')).toBeVisible()
  })
  await test.step('a closed ticket teaches what its person writes', async () => {
    const opened = await request.post('/api/v1/visitor/conversations', {
      data: { webId: 'web-maison-lumen', message: 'Do umbrellas fly?', name: 'Hugh Rain' },
    })
    const { data } = await opened.json()
    await page.goto(`/webs/tickets?ticket=${data.conversation.id}`)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const offer = page.getByRole('region', { name: 'Teach the AI agent' })
    await offer.getByRole('button', { name: 'Teach' }).click()
    await offer.getByLabel('What the AI agent learns').fill('Our umbrellas do not fly.')
    await offer.getByRole('button', { name: 'Teach' }).click()
    await expect(page.getByText('Added: Hugh Rain’s ticket')).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
  expect(failed).toEqual([])
})
