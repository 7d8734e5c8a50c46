import { answerAtOnce, seeSent } from './answering.ts'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'
import { aVisitor } from './visitor.ts'

test.use({ serverFor: 'the composer' })

test('the team writes a saved reply, and a colleague answers with it', async ({ page, request }) => {
  await enter(page, 'owner@maison-lumen.example', '/settings/settings?section=tickets')
  await test.step('what is typed survives a reload until it is saved', async () => {
    await page.getByRole('button', { name: 'New saved reply' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Opening hours')
    await page.getByRole('textbox', { name: 'Text in English US' }).fill('Hello ')
    await page.getByRole('button', { name: 'the customer’s first name' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'New saved reply' }).click()
    const text = page.getByRole('textbox', { name: 'Text in English US' })
    await expect(text).toHaveValue('Hello {{customer.firstName}}')
    await text.press('End')
    await text.pressSequentially(', we open at nine.')
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Hello Ada, we open at nine.')
  })
  await test.step('a shortcut that another has is refused where it stands', async () => {
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('late')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('This shortcut is already in use')).toBeVisible()
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('hours')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved reply “Opening hours” saved')).toBeVisible()
  })
  await test.step('it is removed, and back when that is undone', async () => {
    await page.getByRole('button', { name: 'Delete “Opening hours”' }).click()
    await expect(page.getByText('Saved reply “Opening hours” deleted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit “Opening hours”' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Edit “Opening hours”' })).toBeVisible()
  })
  await test.step('it is found by its shortcut', async () => {
    const visitor = await aVisitor(request, 'Ada Visitor', 'When do you open?')
    await answerAtOnce(page)
    await page.goto(`/ticket/${visitor.id}`)
    const composer = page.getByRole('textbox', { name: 'Your reply' })
    await composer.click()
    await page.keyboard.type('/hou')
    await expect(page.getByRole('option', { name: /Opening hours/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('Hello Ada, we open at nine.')
    await page.keyboard.type(' ')
    await page.getByRole('button', { name: 'Add an emoji' }).click()
    await page.getByRole('combobox', { name: 'Search emoji' }).fill('sun with face')
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('sun with face')
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('Hello Ada, we open at nine. 🌞')
    await composer.press('ControlOrMeta+Enter')
    await seeSent(page, 'Hello Ada, we open at nine. 🌞')
    expect(await visitor.read()).toContain('Hello Ada, we open at nine. 🌞')
  })
})

test('a megabyte of emoji, text from right to left, markup and script are text', async ({
  page,
  request,
}) => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  const hostile = `${script} مرحبا \u202Eevil`
  const visitor = await aVisitor(request, script.slice(0, 100), hostile)
  await enter(page, 'support@maison-lumen.example')
  await answerAtOnce(page)
  await page.goto(`/ticket/${visitor.id}`)
  const composer = page.getByRole('textbox', { name: 'Your reply' })
  const thread = page.getByRole('log')
  await expect(thread.getByText(hostile)).toBeVisible()

  await test.step('an answer and a note', async () => {
    await composer.fill(hostile)
    await composer.press('ControlOrMeta+Enter')
    await expect(thread.getByText(hostile)).toHaveCount(2)
    await expect(thread.getByText(/Sending…|Not sent/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill(hostile)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(thread.getByText(hostile)).toHaveCount(3)
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
  })
  await test.step('a file with such a name', async () => {
    const file = {
      name: '<script>window.hacked=1<script>.txt',
      mimeType: 'text/html',
      buffer: Buffer.from(script),
    }
    await page.locator('input[type=file]').setInputFiles([file])
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
    await expect(thread.getByText(/Sending…|Not sent/)).toHaveCount(0)
  })
  await test.step('a megabyte of emoji stays a draft, and says that it is too much', async () => {
    await composer.fill('😀'.repeat(262_144))
    await expect(page.getByText('252,144 over the limit')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await page.reload()
    await expect(page.getByText('252,144 over the limit')).toBeVisible()
    await composer.fill('')
  })
  await test.step('what the visitor writes is told under the bell, and heads the page', async () => {
    const following = page.waitForResponse('**/api/v1/changes?*')
    await page.goto('/')
    await following
    await visitor.write(hostile)
    await page.getByRole('button', { name: /^Notifications: \d+ new/ }).click()
    const notice = page.getByRole('link').filter({ hasText: hostile })
    await expect(notice).toContainText(script.slice(0, 100))
    await notice.click()
    // It opens beside its list.
    await expect(page).toHaveURL(/\/webs\/tickets\?.*ticket=/)
    await page.goto(`/ticket/${new URL(page.url()).searchParams.get('ticket')}`)
    // Behind how many more are new.
    await expect.poll(() => page.title()).toContain(`${script.slice(0, 100)} · Replybay`)
  })
  expect(await visitor.read()).toEqual([hostile, hostile, '', hostile])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a network that drops every third call of each kind loses nothing and doubles nothing', async ({
  page,
  request,
  server,
}) => {
  const nina = await aVisitor(request, 'Nina Network', 'Can you hear me?')
  await aVisitor(request, 'Nils Network', 'Can you hear me?')
  await enter(page, 'support@maison-lumen.example')
  await answerAtOnce(page)
  const calls = new Map<string, number>()
  await page.route('**/api/v1/{tickets,customers,canned-answers}/**', async (route) => {
    const kind = `${route.request().method()} ${new URL(route.request().url()).pathname.split('/')[4]}`
    const count = calls.get(kind) ?? 0
    calls.set(kind, count + 1)
    if (count % 3 !== 0 || kind.endsWith('changes')) return await route.continue()
    // Now it is the reply that is lost, now the call.
    if (count % 2 === 0) await route.fetch()
    await route.abort()
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** Does what the page offers, until all is well. */
  const insist = (offered: string, isWell: () => Promise<void>) =>
    expect(async () => {
      if (await button(offered).isVisible()) await button(offered).click({ timeout: 1_000 })
      await isWell()
    }).toPass({ timeout: 20_000 })

  await test.step('a list, and a ticket of it', async () => {
    await page.goto('/webs/tickets?q=Network')
    await page.getByRole('link', { name: /^Nina Network/ }).click()
    await expect(page.getByRole('log').getByText('Can you hear me?')).toBeVisible()
  })
  await test.step('a file and an answer', async () => {
    const file = { name: 'line.txt', mimeType: 'text/plain', buffer: Buffer.from('line') }
    await page.locator('input[type=file]').setInputFiles([file])
    await insist('Retry uploading line.txt', () => expect(button('Send')).toBeEnabled({ timeout: 1_000 }))
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Answered over a bad line')
    await button('Send').click()
    await seeSent(page, 'Answered over a bad line')
  })
  await test.step('a note', async () => {
    await button('Note').click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('Noted over a bad line')
    await button('Add note').click()
    await insist('Retry', () =>
      expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('', { timeout: 1_000 }),
    )
  })
  const headers = { authorization: `Bearer ${await server.signIn('owner@maison-lumen.example')}` }
  const stored = async () =>
    (await (await request.get(`/api/v1/tickets/info/${nina.id}`, { headers })).json()).data.ticket
  const stillOpen = async (): Promise<unknown> => {
    const open = '/api/v1/tickets/list/web-maison-lumen?search=Network&status=open'
    return (await (await request.get(open, { headers })).json()).data.tickets
  }
  await test.step('a tag', async () => {
    await button('Add a tag').click()
    await expect(async () => {
      await page.getByLabel('Tag', { exact: true }).fill('Bad line')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored()).tags, { timeout: 1_000 }).toEqual(['Bad line'])
    }).toPass({ timeout: 20_000 })
    await page.keyboard.press('Escape')
  })
  await test.step('closed: it was the reply that was lost, and the close goes on its way', async () => {
    await button('Close').click()
    await expect(
      page.getByText('This will be saved once the server responds.').filter({ visible: true }),
    ).toBeVisible()
    await button('Dismiss').last().click()
  })
  await test.step('many', async () => {
    await page.goto('/webs/tickets?q=Network&status=all')
    await expect(page.getByRole('link', { name: /Network/ })).toHaveCount(2)
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await expect(page.getByRole('region', { name: 'Selected tickets' })).toBeVisible()
    await page.keyboard.press('e')
    await button('Dismiss').last().click()
    await insist('Resume', async () => expect(await stillOpen()).toEqual([]))
  })
  expect(await stored()).toMatchObject({
    status: 'closed',
    tags: ['Bad line'],
    messages: [{}, { text: 'Answered over a bad line', attachments: [{ name: 'line.txt' }] }],
    notes: [{ text: 'Noted over a bad line' }],
  })
  const lost = [...calls].filter(([kind]) => !kind.startsWith('GET')).map(([kind]) => kind)
  expect(lost.toSorted()).toEqual([
    'PATCH close',
    'PATCH ticket',
    'POST answer',
    'POST attachments',
    'POST bulk',
    'POST claim',
    'POST note',
    'POST suggestion',
  ])
})
