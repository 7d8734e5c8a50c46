import { getTicketInfo, listTickets, updateTicket } from '@replybay/api-client/operations'
import { aTicket, aTicketSummary, aUser, handle, loadTestMessages } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { openDashboard } from '../../test/open-dashboard.tsx'
import { features } from '../features.ts'
import { shellMessages } from '../../test/shell-messages.ts'

beforeAll(() =>
  loadTestMessages(loadKitMessages, ...shellMessages, ...features.map(({ texts }) => texts.frame)),
)
beforeEach(() => localStorage.clear())

const user = aUser({ capabilities: ['tickets'] })
const loading = page.getByRole('list', { name: 'Loading tickets' }).getByRole('listitem')

test('those who wait longest: as many rows are held free as there were the last time', async () => {
  const never = handle(listTickets, () => new Promise(() => undefined))
  await openDashboard('/', user, { server: [never] })
  await expect.poll(() => loading.elements().length).toBe(6)
  await cleanup()

  const names = ['Ada', 'Ben', 'Cleo']
  const tickets = names.map((name) =>
    aTicketSummary({ _id: name, customer: { _id: name, name }, waitingSince: new Date().toISOString() }),
  )
  await openDashboard('/', user, { server: [handle(listTickets, () => ({ data: { tickets } }))] })
  await expect.element(page.getByRole('link', { name: /^Cleo/ })).toBeVisible()
  await cleanup()

  await openDashboard('/', user, { server: [never] })
  await expect.poll(() => loading.elements().length).toBe(3)
})

test('support: their own tickets come first, and one of nobody is taken and opened', async () => {
  const person = (name: string, change: object) =>
    aTicketSummary({
      _id: name,
      subject: `About ${name}`,
      customer: { _id: name, name },
      unread: false,
      waitingSince: new Date().toISOString(),
      ...change,
    })
  const own = person('Ada', { assigneeId: 'user-1' })
  const free = person('Ben', {})
  const taken: unknown[] = []
  const support = aUser({ role: 'support', ownerId: 'camille', capabilities: ['tickets'] })
  const router = await openDashboard('/', support, {
    server: [
      handle(listTickets, ({ request }) => {
        const isOwn = new URL(request.url).searchParams.get('assignee') === 'user-1'
        return { data: { tickets: [isOwn ? own : free] } }
      }),
      handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...free }) } })),
      handle(updateTicket, async ({ request }) => {
        taken.push(await request.json())
        return { data: { ticket: aTicket({ ...free, assigneeId: 'user-1' }) } }
      }),
    ],
  })
  const card = page.getByRole('region', { name: 'Next for you' })
  await expect.element(card.getByRole('listitem').first().getByText('Yours')).toBeVisible()
  await card.getByRole('button', { name: 'Assign to me: Ben' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ ticket: 'Ben' })
  expect(taken).toEqual([{ assigneeId: 'user-1' }])
})
