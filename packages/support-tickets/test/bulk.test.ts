import { createApi, createQueryClient, ticketQueries, userQueries } from '@replybay/api-client'
import { changeTickets, closeTicket, countTickets } from '@replybay/api-client/operations'
import { answerWith, aTicket, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { type BulkChange, changedTicket } from '../src/bulk/bulk-change.ts'
import { addJob, findJob, idsOf, type Job } from '../src/bulk/job-store.ts'
import { runJob } from '../src/bulk/run-job.ts'
import { supportTicketsFeature } from '../src/index.ts'

beforeEach(() => localStorage.clear())

const user = aUser()
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `ticket-${index}`)

function aClient() {
  const nothing = () => undefined
  return createQueryClient({
    api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
  })
}

function aJob(ids: readonly string[], change: BulkChange, job: Partial<Job> = {}): Job {
  const made: Job = {
    id: `job-${Math.random()}`,
    webId: 'web-1',
    change,
    total: ids.length,
    done: 0,
    failed: [],
    state: 'waiting',
    tab: 'another',
    ...job,
  }
  addJob(user._id, made, ids)
  return made
}

/** Answers the calls for many, and keeps what they asked for. */
function bulkCalls(failed: (ids: string[]) => string[] = () => []) {
  const calls: { ids: string[]; change: object }[] = []
  const handler = handle(changeTickets, async ({ request }) => {
    const { ids, ...change } = (await request.json()) as { ids: string[] }
    calls.push({ ids, change })
    const gone = failed(ids)
    return { data: { changed: ids.filter((id) => !gone.includes(id)), failed: gone } }
  })
  return { calls, handler }
}

test('ten thousand tickets are closed in calls of a hundred, each once', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const ids = idsUpTo(10_000)
  const job = aJob(ids, { status: 'closed' })
  await runJob(aClient(), user, job.id)
  expect(calls).toHaveLength(100)
  expect(calls.flatMap((call) => call.ids)).toEqual(ids)
  expect(calls[0]?.change).toEqual({ status: 'closed' })
  expect(findJob(user._id, job.id)).toBeUndefined()
})

test('goes on where it was left, and sends nothing twice', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(250), { unread: false }, { done: 100, state: 'running' })
  await runJob(aClient(), user, job.id)
  expect(calls.flatMap((call) => call.ids)).toEqual(idsUpTo(250).slice(100))
})

test('what has failed is kept, and nothing else', async () => {
  const { handler } = bulkCalls((ids) => ids.filter((id) => id === 'ticket-7'))
  answerWith(handler)
  const job = aJob(idsUpTo(120), { status: 'closed' })
  await runJob(aClient(), user, job.id)
  expect(findJob(user._id, job.id)).toMatchObject({ state: 'ended', failed: ['ticket-7'], done: 120 })
})

test('stops where the server is gone, and goes on from there', async () => {
  const { calls, handler } = bulkCalls()
  let isDown = false
  answerWith(
    handle(changeTickets, (info) => {
      if (calls.length === 1) isDown = true
      return isDown ? problem(503) : handlerOf(info)
    }),
  )
  async function handlerOf({ request }: { request: Request }) {
    const { ids } = (await request.json()) as { ids: string[] }
    calls.push({ ids, change: {} })
    return { data: { changed: ids, failed: [] } }
  }
  const job = aJob(idsUpTo(300), { status: 'closed' })
  await runJob(aClient(), user, job.id)
  expect(findJob(user._id, job.id)).toMatchObject({ state: 'paused', problem: 'unreachable', done: 100 })
  answerWith(handler)
  await runJob(aClient(), user, job.id)
  expect(calls.flatMap((call) => call.ids)).toEqual(idsUpTo(300))
})

test('a call that finds none of its tickets has failed for all of them', async () => {
  answerWith(handle(changeTickets, () => problem(404, 'not-found')))
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await runJob(aClient(), user, job.id)
  expect(findJob(user._id, job.id)?.failed).toEqual(idsUpTo(3))
})

test('a deletion whose reply was lost is no failure when it is gone on with', async () => {
  const gone = new Set<string>()
  answerWith(
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      const failed = ids.filter((id) => gone.has(id))
      const isFirst = gone.size === 0
      for (const id of ids) gone.add(id)
      if (isFirst) return Response.error()
      return failed.length === ids.length ? problem(404, 'not-found') : { data: { changed: [], failed } }
    }),
  )
  const job = aJob(idsUpTo(3), { delete: true })
  await runJob(aClient(), user, job.id)
  expect(findJob(user._id, job.id)).toMatchObject({ state: 'paused', done: 0 })
  await runJob(aClient(), user, job.id)
  expect(findJob(user._id, job.id)).toBeUndefined()
})

test('without calls for many, each ticket is changed by the documented one', async () => {
  const closed: string[] = []
  answerWith(
    handle(closeTicket, ({ params }) => {
      const id = params.id
      if (id === 'ticket-1') return problem(404, 'not-found')
      closed.push(id)
      return { data: { ticket: aTicket({ _id: id, status: 'closed' }) } }
    }),
  )
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await runJob(aClient(), aUser({ capabilities: [] }), job.id)
  expect(closed).toEqual(['ticket-0', 'ticket-2'])
  expect(findJob(user._id, job.id)?.failed).toEqual(['ticket-1'])
})

test('a job that was undone sends nothing', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  await runJob(aClient(), user, 'undone')
  expect(calls).toEqual([])
})

test('rows that are loaded go with the call that closes them', async () => {
  const { handler } = bulkCalls()
  answerWith(handler)
  const client = aClient()
  const { queryKey } = ticketQueries.list('web-1', { status: 'open' })
  const tickets = [aTicketSummary({ _id: 'ticket-0' }), aTicketSummary({ _id: 'other' })]
  client.setQueryData(queryKey, { pages: [{ tickets }], pageParams: [undefined] })
  await runJob(client, user, aJob(['ticket-0'], { status: 'closed' }).id)
  expect(client.getQueryData(queryKey)?.pages[0]?.tickets.map(({ _id }) => _id)).toEqual(['other'])
})

test('the ids of a job outlive the tab', () => {
  const job = aJob(idsUpTo(3), { status: 'closed' })
  const kept = localStorage.getItem(`replybay:bulk:user-1:${job.id}`)
  expect(JSON.parse(kept ?? '')).toEqual(idsUpTo(3))
  expect(idsOf(user._id, job.id)).toEqual(idsUpTo(3))
})

test('what is kept and does not fit is no job', () => {
  localStorage.setItem('replybay:bulk:user-1', '[{"id":1}]')
  expect(findJob(user._id, 'any')).toBeUndefined()
})

test('who signs in after somebody sends nothing in their place', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const client = aClient()
  client.setQueryData(userQueries.info().queryKey, aUser({ _id: 'somebody-else' }))
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await runJob(client, user, job.id)
  expect(calls).toEqual([])
  expect(findJob(user._id, job.id)?.state).toBe('paused')
})

test('who signs out finds their jobs waiting when they are back', async () => {
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await supportTicketsFeature.beforeSignOut?.(aClient(), user)
  expect(findJob(user._id, job.id)?.state).toBe('paused')
})

test('what is loaded is read again once, not for every call', async () => {
  const { handler } = bulkCalls()
  let reads = 0
  answerWith(
    handler,
    handle(countTickets, () => {
      reads++
      return { data: { counts: {} } }
    }),
  )
  const client = aClient()
  const observer = new QueryObserver(client, ticketQueries.counts('web-1'))
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  await runJob(client, user, aJob(idsUpTo(500), { status: 'closed' }).id)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(reads).toBe(2)
  stop()
})

test('a ticket that is closed unread is still unread, as the server keeps it', () => {
  expect(changedTicket(aTicketSummary({ unread: true }), { status: 'closed' })?.unread).toBe(true)
})
