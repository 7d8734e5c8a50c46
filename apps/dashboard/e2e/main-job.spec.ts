import { answerAtOnce, seeSent } from './answering.ts'
import { enter } from './sign-in.ts'
import { expect, test } from './server.ts'

test('a visitor writes, support answers and closes, and all is still there after a restart', async ({
  page,
  request,
  server,
}) => {
  await enter(page, 'support@maison-lumen.example')
  await answerAtOnce(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to tickets' }).click()
  await expect(page).toHaveURL(/\/webs\/tickets\?channel=all$/)

  await test.step('the message arrives as a ticket, without a reload', async () => {
    await page.getByRole('button', { name: /^Tickets/ }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Web chat/ })
      .click()
    await expect(page.getByRole('list', { name: 'Tickets: Web chat' })).toBeVisible()
  })
  const opened = await request.post('/api/v1/visitor/conversations', {
    data: { webId: 'web-maison-lumen', message: 'Hello, do you deliver to Lyon?', name: 'Ada Visitor' },
  })
  expect(opened.status()).toBe(201)
  const { data } = await opened.json()
  const visitor = { headers: { authorization: `Bearer ${data.token}` } }
  const conversation = `/api/v1/visitor/conversations/${data.conversation.id}`
  const row = page.getByRole('link', { name: /Ada Visitor/ })
  await page.getByRole('list', { name: 'Tickets: Web chat' }).press('End')
  await expect(row).toBeVisible()

  await test.step('it is read and answered', async () => {
    await row.click()
    await expect(page.getByRole('log').getByText('Hello, do you deliver to Lyon?')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your reply' }).fill('We do, within two days.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await seeSent(page, 'We do, within two days.')
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  })

  await test.step('the visitor reads the answer and writes again, which is seen within 5 s', async () => {
    const read = await (await request.get(conversation, visitor)).json()
    expect(read.data.conversation.messages.map((message: { text: string }) => message.text)).toEqual([
      'Hello, do you deliver to Lyon?',
      'We do, within two days.',
    ])
    await request.post(`${conversation}/messages`, { ...visitor, data: { message: 'Wonderful, thank you' } })
    await expect(page.getByRole('log').getByText('Wonderful, thank you')).toBeVisible()
  })

  await test.step('the ticket is closed', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Closed: Ada Visitor')).toBeVisible()
  })

  await test.step('after a restart all is there, and the person is still signed in', async () => {
    await server.stop()
    await server.start()
    await page.goto(`/ticket/${data.conversation.id}`)
    const log = page.getByRole('log')
    await expect(log.getByText('Hello, do you deliver to Lyon?')).toBeVisible()
    await expect(log.getByText('We do, within two days.')).toBeVisible()
    await expect(log.getByText('Wonderful, thank you')).toBeVisible()
    await expect(log.getByText(/Inès Moreau closed the ticket/)).toBeVisible()
  })
})

test('a deleted ticket is gone for everybody once the time to undo is over', async ({ page, request }) => {
  const opened = await request.post('/api/v1/visitor/conversations', {
    data: { webId: 'web-maison-lumen', message: 'Buy cheap lamps', name: 'Spam Bot' },
  })
  const { data } = await opened.json()
  await enter(page, 'owner@maison-lumen.example', `/ticket/${data.conversation.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted: Spam Bot')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect
    .poll(async () => {
      const visitor = { headers: { authorization: `Bearer ${data.token}` } }
      return (await request.get(`/api/v1/visitor/conversations/${data.conversation.id}`, visitor)).status()
    })
    // The token of a deleted conversation opens nothing any more.
    .toBe(401)
})
