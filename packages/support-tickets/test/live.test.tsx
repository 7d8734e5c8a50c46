import type { TicketSummary, User } from '@replybay/api-client'
import { loadKitMessages } from '@replybay/ui-kit'
import {
  answer,
  answerWith,
  aTicketSummary,
  aUser,
  FeatureScreen,
  loadTestMessages,
  problem,
  TestFrame,
} from '@replybay/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { supportTicketsFeature } from '../src/index.ts'

beforeAll(() => loadTestMessages(loadKitMessages, supportTicketsFeature.loadMessages))
beforeEach(() => localStorage.clear())

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

/** A server that tells of what happens, and answers the list as a test wants. */
function liveServer(list: (cursor: string | null) => Response | Promise<Response>) {
  const encoder = new TextEncoder()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  let id = Date.now()
  const send = (event: string, data: object) =>
    streams.at(-1)?.enqueue(encoder.encode(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  const capabilities: User['capabilities'] = [...(aUser().capabilities ?? []), 'ticket-changes']
  answerWith(
    answer('get', '/users/info', () => ({ data: { user: aUser({ capabilities }) } })),
    answer('get', '/tickets/counts/{webId}', () => ({ data: { counts: {} } })),
    answer('get', '/tickets/list/{webId}', ({ request }) =>
      list(new URL(request.url).searchParams.get('cursor')),
    ),
    answer('get', '/tickets/changes/{webId}', () => {
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) })
      queueMicrotask(() => send('ready', {}))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return {
    isFollowed: () => streams.length > 0,
    tell: (ticket: TicketSummary) => send('ticket', { id: ticket._id, ticket }),
  }
}

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
  const server = liveServer(() => first.promise)
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
