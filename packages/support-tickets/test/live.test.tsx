import type { TicketSummary } from '@replybay/api-client'
import {
  countTickets,
  getAttachment,
  getCustomer,
  getTicketInfo,
  listViews,
} from '@replybay/api-client/operations'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  aMessage,
  aTicket,
  aTicketSummary,
  aUser,
  FeatureScreen,
  handle,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'
import { liveServer } from './live-server.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const person = (name: string, minutes: number, change: Partial<TicketSummary> = {}) =>
  aTicketSummary({
    _id: name.toLowerCase(),
    subject: `About ${name}`,
    status: 'open',
    customer: { _id: `c-${name}`, name },
    waitingSince: new Date(Date.UTC(2026, 10, 20, 8, minutes)).toISOString(),
    ...change,
  })
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const strip = page.getByRole('button', { name: /new ticket/ })

const pageOf = (tickets: TicketSummary[], nextCursor: string | null = null) =>
  Response.json({ data: { tickets, nextCursor } })

const show = (path = '/webs/tickets') =>
  render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={supportTicketsFeature} path={path} />
      </div>
    </TestFrame>,
  )

test('what has come is said until the list was read from its begin', async () => {
  let answers: () => Response = () => pageOf([person('Ben', 2)])
  const server = liveServer(() => answers())
  await show()
  await expect.element(row('Ben')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell(person('Ada', 1))
  await expect.element(strip).toHaveTextContent('1 new ticket')
  answers = () => problem(403, 'forbidden')
  await strip.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(strip).toBeVisible()
  answers = () => pageOf([person('Ada', 1), person('Ben', 2)])
  await strip.click()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
})

test('live: what came after the list was read and before the stream began stands in the list', async () => {
  let tickets = [person('Ben', 2)]
  const server = liveServer(() => pageOf(tickets))
  const begin = server.hold()
  await show()
  await expect.element(row('Ben')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  tickets = [person('Ada', 1), person('Ben', 2)]
  begin()
  await expect.element(row('Ada')).toBeVisible()
})

test('what no longer belongs into the list has not come to it', async () => {
  const server = liveServer(() => pageOf([person('Ben', 2)]))
  await show()
  await expect.element(row('Ben')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell(person('Ada', 1))
  await expect.element(strip).toBeVisible()
  server.tell(person('Ada', 1, { status: 'closed' }))
  await expect.element(strip).not.toBeInTheDocument()
})

test('live: a ticket that a colleague closed and opened again is back, and new once its customer has written', async () => {
  const ada = person('Ada', 1)
  const server = liveServer(() => pageOf([ada, person('Ben', 2), person('Cleo', 3)]))
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell({ ...ada, status: 'closed' })
  await expect.element(row('Ada')).not.toBeInTheDocument()
  server.tell(ada)
  await expect.element(page.getByRole('button', { name: '1 ticket is back' })).toBeVisible()
  server.tell({ ...ada, lastMessage: aMessage({ text: 'Hello?' }) })
  await expect.element(page.getByRole('button', { name: '1 new ticket' })).toBeVisible()
})

test('live, a searched list: a ticket that is open again is listed again', async () => {
  const ada = person('Ada', 1)
  let tickets = [ada]
  const server = liveServer(() => pageOf(tickets))
  await show('/webs/tickets?q=ada')
  await expect.element(row('Ada')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  tickets = []
  server.tell({ ...ada, status: 'answered' })
  await expect.element(row('Ada')).not.toBeInTheDocument()
  const back = { ...ada, lastMessage: aMessage({ text: 'Thank you' }) }
  tickets = [back]
  server.tell(back)
  await expect.element(row('Ada')).toBeVisible()
})

test('live: what the person undid stands in the list, also where the news of it comes after that was read', async () => {
  const ada = person('Ada', 1)
  const server = liveServer(() => pageOf([ada, person('Ben', 2), person('Cleo', 3)]))
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell({ ...ada, status: 'closed' }, undefined, aUser()._id)
  await expect.element(row('Ada')).not.toBeInTheDocument()
  server.tell(ada, undefined, aUser()._id)
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /back/ })).not.toBeInTheDocument()
})

test('live: an open ticket that leaves the list has no place in it any more', async () => {
  const server = liveServer(
    () => pageOf([person('Ada', 1), person('Ben', 2)]),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket({ ...person('Ben', 2), unread: false }) } })),
  )
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ben')
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell(person('Ben', 2, { status: 'answered' }))
  await expect.element(row('Ben')).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: 'About Ben' })).toBeVisible()
  await expect.element(page.getByText(/\d of \d/)).not.toBeInTheDocument()
})

test('reading on takes nothing back that was told meanwhile', async () => {
  const next = Promise.withResolvers<Response>()
  let isReadingOn = false
  const server = liveServer((cursor) => {
    if (!cursor) return pageOf([person('Ben', 2), person('Cleo', 3)], 'next')
    isReadingOn = true
    return next.promise
  })
  await show()
  await expect.element(row('Cleo')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  await expect.poll(() => isReadingOn).toBe(true)
  server.tell(person('Ada', 1))
  server.tell(person('Cleo', 3, { status: 'closed' }))
  await expect.element(strip).toBeVisible()
  await expect.element(row('Cleo')).not.toBeInTheDocument()
  next.resolve(pageOf([person('Zoe', 59)]))
  await expect.element(row('Zoe')).toBeVisible()
  await expect.element(row('Cleo')).not.toBeInTheDocument()
  await expect.element(strip).toHaveTextContent('1 new ticket')
})

test('what is told while the list is read for the first time is not lost', async () => {
  const first = Promise.withResolvers<Response>()
  const server = liveServer(async () => (await first.promise).clone())
  await show()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell(person('Ben', 2, { status: 'closed' }))
  server.tell(person('Cleo', 3))
  first.resolve(pageOf([person('Ada', 1), person('Ben', 2)]))
  await expect.element(row('Cleo')).toBeVisible()
  await expect.element(row('Ben')).not.toBeInTheDocument()
})

test('who writes again in a ticket that a change of many has closed is seen, though others have failed', async () => {
  const job = {
    id: 'job-1',
    webId: 'web-1',
    change: { status: 'closed' },
    total: 2,
    done: 2,
    failed: ['other'],
    state: 'ended',
    tab: 'another',
  }
  localStorage.setItem('replybay:bulk:user-1', JSON.stringify([job]))
  localStorage.setItem('replybay:bulk:user-1:job-1', JSON.stringify(['ben', 'other']))
  liveServer(() => pageOf([person('Ada', 1), person('Ben', 2)]))
  await show()
  await expect.element(row('Ada')).toBeVisible()
  await expect.element(row('Ben')).toBeVisible()
})

test('who is cut off before having caught up begins where they were', async () => {
  const server = liveServer(() => pageOf([person('Ben', 2)]))
  const comeBack = () => {
    window.dispatchEvent(new Event('online'))
    return server.since
  }
  await show()
  await expect.element(row('Ben')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  server.tell(person('Cleo', 3), 2_000)
  await expect.element(row('Cleo')).toBeVisible()
  server.cut()
  await expect.poll(comeBack).toEqual([null, '2000'])
  // What it is told by then is no later than that, though `ready` is.
  server.ready(3_000)
  server.tell(person('Dora', 4), 1_900)
  await expect.element(row('Dora')).toBeVisible()
  server.cut()
  await expect.poll(comeBack).toEqual([null, '2000', '2000'])
})

test('counts follow each change, and the counts of views a few of them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const asked = { counts: 0, views: 0 }
  const server = liveServer(
    () => pageOf([person('Ben', 2)]),
    handle(listViews, () => {
      asked.views++
      const view = {
        _id: 'v1',
        name: 'Invoices',
        shared: true,
        mine: true,
        count: 1,
        filter: { tag: 'Invoice' },
      }
      return { data: { views: [view] } }
    }),
    handle(countTickets, () => {
      asked.counts++
      return { data: { counts: {} } }
    }),
  )
  await show()
  await expect.element(row('Ben')).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  // What is being read for the first time is not asked for again meanwhile.
  await expect.element(page.getByRole('link', { name: /^Invoices/ }).first()).toBeVisible()
  expect(asked.views).toBe(1)
  server.tell(person('Cleo', 3))
  await expect.poll(() => asked.views).toBe(2)
  const { counts } = asked
  server.tell(person('Dora', 4))
  await expect.element(row('Dora')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => asked.counts).toBeGreaterThan(counts)
  expect(asked.views).toBe(2)
  await vi.advanceTimersByTimeAsync(14_000)
  await expect.poll(() => asked.views).toBe(3)
})

test('what a colleague changes of a customer is seen, and no picture is asked for again', async () => {
  const asked = { pictures: 0, infos: 0 }
  let customer = { _id: 'c1', name: 'Élodie Marchand' }
  const picture = { _id: 'globe', name: 'globe.png', type: 'image/png', size: 90, width: 2, height: 1 }
  const ticket = () =>
    aTicket({ _id: 'elodie', unread: false, customer, messages: [aMessage({ attachments: [picture] })] })
  const seen = ticket()
  const server = liveServer(
    () => pageOf([]),
    handle(getTicketInfo, () => {
      asked.infos++
      return { data: { ticket: { ...seen, customer } } }
    }),
    handle(getAttachment, async () => {
      asked.pictures++
      const canvas = new OffscreenCanvas(2, 1)
      canvas.getContext('2d')?.fillRect(0, 0, 2, 1)
      return new Response(await canvas.convertToBlob())
    }),
    handle(getCustomer, () => ({
      data: {
        customer: { ...customer, blocked: false, channels: [], createdAt: '2026-01-05T08:00:00.000Z' },
        tickets: [],
      },
    })),
  )
  await page.viewport(1440, 900)
  await show('/ticket/elodie')
  await expect.element(page.getByRole('heading', { name: 'Élodie Marchand' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'globe.png' })).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  customer = { ...customer, name: 'Élodie Roy' }
  server.tell({ ...seen, customer })
  await expect.element(page.getByRole('heading', { name: 'Élodie Roy' })).toBeVisible()
  const { infos } = asked
  server.resync()
  await expect.poll(() => asked.infos).toBeGreaterThan(infos)
  expect(asked.pictures).toBe(1)
})

test('a ticket that could not be read is asked for again once the stream is back', async () => {
  let isDown = true
  const server = liveServer(
    () => pageOf([person('Ben', 2)]),
    handle(getTicketInfo, () =>
      isDown ? problem(500) : { data: { ticket: aTicket({ _id: 'ben', subject: 'Read after all' }) } },
    ),
  )
  await show('/ticket/ben')
  await expect.poll(server.isFollowed).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  isDown = false
  server.cut()
  await expect.element(page.getByText('Read after all').first()).toBeVisible()
})

test('live: a colleague’s claim of the open ticket is shown, and its end', async () => {
  let ticket = person('Ada', 1, { unread: false })
  const server = liveServer(
    () => pageOf([ticket]),
    handle(getTicketInfo, () => ({ data: { ticket: aTicket(ticket) } })),
  )
  await page.viewport(1440, 900)
  await show('/webs/tickets?ticket=ada')
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect.poll(server.isFollowed).toBe(true)
  const claimed = { assigneeId: 'thomas', assigneeName: 'Thomas Girard', claimedAt: ticket.updatedAt }
  ticket = { ...ticket, ...claimed }
  server.tell(ticket)
  await expect.element(page.getByText('Thomas Girard claimed this ticket')).toBeVisible()
  ticket = { ...ticket, assigneeId: null, claimedAt: null }
  server.tell(ticket)
  await expect.element(page.getByText('Thomas Girard claimed this ticket')).not.toBeInTheDocument()
})
