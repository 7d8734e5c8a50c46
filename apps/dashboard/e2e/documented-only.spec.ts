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
  await page.getByRole('list', { name: /Tickets/ }).press('End')
  await page.getByRole('link', { name: /Ada Visitor/ }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('From Monday on.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await seeSent(page, 'From Monday on.')

  const visitor = { headers: { authorization: `Bearer ${data.token}` } }
  const conversation = await request.get(`/api/v1/visitor/conversations/${data.conversation.id}`, visitor)
  expect(await conversation.text()).toContain('From Monday on.')

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Ticket from Ada Visitor closed')).toBeVisible()
  await page.getByRole('link', { name: 'Closed' }).click()
  await expect(page.getByRole('link', { name: /Ada Visitor/ })).toBeVisible()
  expect(failed).toEqual([])
})
