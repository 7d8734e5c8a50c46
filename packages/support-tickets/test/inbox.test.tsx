import {
  closeTicket,
  countTickets,
  deleteTicket,
  getTicketInfo,
  getUserInfo,
  listTickets,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answerWith,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

const user = (change = {}) => handle(getUserInfo, () => ({ data: { user: aUser(change) } }))
const counts = handle(countTickets, () => ({ data: { counts: { open: { web: 2 } } } }))
const list = (...tickets: ReturnType<typeof aTicketSummary>[]) =>
  handle(listTickets, () => ({ data: { tickets } }))
const show = (path = '/webs/tickets') =>
  render(
    <TestFrame>
      <FeatureScreen feature={supportTicketsFeature} path={path} />
    </TestFrame>,
  )

const elodie = aTicketSummary({ _id: 'elodie', subject: 'Globe fêlé' })
const owen = aTicketSummary({
  _id: 'owen',
  subject: 'Dimmer',
  customer: { _id: 'c2', name: 'Owen Gallagher' },
})

test('shows who waits, and the conversation that is chosen', async () => {
  answerWith(
    user(),
    counts,
    list(elodie, owen),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...owen, unread: false }) } })),
  )
  await show()
  await page.getByRole('link', { name: /Owen Gallagher/ }).click()
  await expect.element(page.getByRole('article', { name: 'Dimmer' })).toBeVisible()
  await expect.element(page.getByRole('log').getByText('Bonjour, où est mon colis ?')).toBeVisible()
})

test('filters what a backend without filters answers', async () => {
  answerWith(user(), counts, list(elodie, { ...owen, channel: 'whatsapp' }))
  await show()
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Owen Gallagher/ })).not.toBeInTheDocument()
})

test('tells an empty list from a list that could not be read', async () => {
  let isDown = true
  answerWith(
    user(),
    counts,
    handle(listTickets, () => (isDown ? problem(500) : { data: { tickets: [] } })),
  )
  await show()
  await expect.element(page.getByText('Error on fetching webTickets')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No one is waiting')).toBeVisible()
})

test('an account without a website is told so, and no list is asked for', async () => {
  const asked: string[] = []
  answerWith(
    user({ owner_webs: [], owner_guilds: ['guild-1'] }),
    handle(listTickets, ({ params }) => {
      asked.push(params.webId)
      return { data: { tickets: [] } }
    }),
  )
  await show('/discord/tickets')
  await expect.element(page.getByText('No website is connected yet')).toBeVisible()
  expect(asked).toEqual([])
})

test('a role that may not read tickets is told so', async () => {
  answerWith(
    user(),
    counts,
    handle(listTickets, () => problem(403, 'forbidden')),
  )
  await show()
  await expect.element(page.getByText('You don’t have access to tickets')).toBeVisible()
})

test('counts nothing where the backend can’t', async () => {
  answerWith(user({ capabilities: undefined }), list(elodie))
  await show()
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Answered', exact: true })).toBeVisible()
})

test('closing a ticket moves on to the next one', async () => {
  const closed: string[] = []
  answerWith(
    user(),
    counts,
    list(elodie, owen),
    handle(getTicketInfo, ({ params }) => ({
      data: { ticket: aTicket({ ...(params.id === 'owen' ? owen : elodie), unread: false }) },
    })),
    handle(closeTicket, ({ params }) => {
      closed.push(params.id)
      return { data: { ticket: aTicket({ ...elodie, unread: false, status: 'closed' }) } }
    }),
  )
  await show('/webs/tickets?ticket=elodie')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByRole('article', { name: 'Dimmer' })).toBeVisible()
  await expect.element(page.getByText('Closed: Élodie Marchand')).toBeVisible()
  expect(closed).toEqual(['elodie'])
})

test('a deleted ticket comes back when that is undone', async () => {
  answerWith(
    user(),
    counts,
    list(elodie, owen),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...elodie, unread: false }) } })),
  )
  await show('/webs/tickets?ticket=elodie')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).not.toBeInTheDocument()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
})

test('Undo says where the server was told of a deletion meanwhile', async () => {
  answerWith(
    user(),
    counts,
    list(elodie, owen),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...elodie, unread: false }) } })),
  )
  await show('/webs/tickets?ticket=elodie')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const key = 'replybay:deletions:user-1:elodie'
  await expect.poll(() => localStorage.getItem(key)).toContain('elodie')
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The ticket was already deleted')).toBeVisible()
})

test('a deletion that is undone in another tab is undone here', async () => {
  const key = 'replybay:deletions:user-1:elodie'
  localStorage.setItem(key, JSON.stringify({ ticketId: 'elodie', dueAt: Date.now() + 60_000 }))
  answerWith(user(), counts, list(elodie, owen))
  await show()
  await expect.element(page.getByRole('link', { name: /Owen Gallagher/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).not.toBeInTheDocument()
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(page.getByRole('link', { name: /Élodie Marchand/ })).toBeVisible()
})

test.each(['/webs/tickets', '/a/page/of/another/feature'])(
  'a deletion that a closed tab left behind: the server is told of it when it is due, on %s',
  async (path) => {
    localStorage.setItem(
      'replybay:deletions:user-1:elodie',
      JSON.stringify({ ticketId: 'elodie', dueAt: Date.now() + 1_000 }),
    )
    // As earlier versions kept them.
    localStorage.setItem('replybay:deletions:user-1', JSON.stringify([{ ticketId: 'owen', dueAt: 0 }]))
    const deleted: string[] = []
    answerWith(
      user(),
      counts,
      list(elodie, owen),
      handle(deleteTicket, ({ params }) => {
        deleted.push(params.id)
        return { data: {} }
      }),
    )
    await show(path)
    await expect.poll(() => deleted).toEqual(['owen', 'elodie'])
    // The server knows of it before this tab has its answer.
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('deletions'))
    await expect.poll(kept).toEqual([])
  },
)
