import type { PresentPerson } from '@replybay/api-client'
import { getTicketInfo, tellPresence } from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  aTicket,
  aTicketSummary,
  FeatureScreen,
  handle,
  loadTestMessages,
  TestFrame,
} from '@replybay/testing'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { liveServer } from './live-server.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})
afterEach(() => void vi.useRealTimers())

const me = { _id: 'user-1', name: 'Camille Roy' }
const thomas = (doing?: PresentPerson['doing']): PresentPerson => ({
  _id: 'thomas',
  name: 'Thomas Girard',
  ...(doing && { doing }),
})
const ines = (doing?: PresentPerson['doing']): PresentPerson => ({
  _id: 'ines',
  name: 'Inès Moreau',
  ...(doing && { doing }),
})
const row = page.getByRole('link', { name: /^Ada/ })

/** An inbox with an open ticket, and what the server was told of it. */
async function show() {
  const said: string[] = []
  const ada = { _id: 'ada', webId: 'web-1', customer: { _id: 'c', name: 'Ada' } }
  const server = liveServer(
    () => Response.json({ data: { tickets: [aTicketSummary(ada)], nextCursor: null } }),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...ada, unread: false }) } })),
    handle(tellPresence, async ({ request }) => {
      const { doing } = await request.json()
      said.push(doing)
      return { data: {} }
    }),
  )
  const screen = await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path="/webs/tickets?ticket=ada" />
      </div>
    </TestFrame>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  return { server, said, screen }
}

test('presence: who looks and who types is said in the row and below the thread, and goes with them', async () => {
  const { server } = await show()
  server.present('ada', [me, thomas('looking')])
  await expect.element(page.getByRole('status').getByText('Thomas is viewing this')).toBeVisible()
  await expect.element(row.getByText('Thomas is viewing this')).toBeInTheDocument()
  server.present('ada', [thomas('looking'), ines('replying')])
  await expect.element(page.getByRole('status').getByText('Inès is typing a reply')).toBeVisible()
  server.present('ada', [thomas('replying'), ines('noting')])
  await expect.element(row.getByText('Thomas and Inès are typing')).toBeInTheDocument()
  server.present('ada', [me])
  await expect.element(page.getByText(/are typing/)).not.toBeInTheDocument()
})

test('presence: nothing is said to the server while nobody else is there', async () => {
  const { server, said } = await show()
  server.present('web-1', [me], true)
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Hello')
  server.present('ada', [])
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Hello')
  expect(said).toEqual([])
})

test('presence: a page that goes right after its ticket was left says so', async () => {
  const { server, said, screen } = await show()
  server.present('web-1', [me, thomas()], true)
  await expect.poll(() => said).toEqual(['looking'])
  await screen.unmount()
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect.soft(said).toEqual(['looking'])
  await expect.poll(() => said).toEqual(['looking', 'left'])
})

test('presence: looking and typing are said once each, and no typing ten seconds after the last key', async () => {
  const { server, said, screen } = await show()
  server.present('web-1', [me, thomas()], true)
  await expect.poll(() => said).toEqual(['looking'])
  server.present('ada', [{ ...me, doing: 'looking' }])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await userEvent.type(page.getByRole('textbox', { name: 'Your reply' }), 'Bonjour')
  await expect.poll(() => said).toEqual(['looking', 'replying'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(said).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_500)
  await expect.poll(() => said).toEqual(['looking', 'replying', 'looking'])
  await screen.unmount()
})
