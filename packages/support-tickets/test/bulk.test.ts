import { createApi, createQueryClient, ticketQueries, type User } from '@replybay/api-client'
import { changeTickets, closeTicket, countTickets, updateTicket } from '@replybay/api-client/operations'
import { answerWith, aTicket, aTicketSummary, aUser, handle, problem } from '@replybay/testing'
import { createSync, heldFor } from '@replybay/sync'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type BulkChange, changedTicket } from '../src/model/bulk-change.ts'
import { dropJob, idsOf, type Job, jobs, keepIds, updateJob } from '../src/bulk/jobs.ts'
import { sendJobs } from '../src/bulk/send-jobs.ts'

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
    key: `job-${Math.random()}`,
    webId: 'web-1',
    change,
    total: ids.length,
    done: 0,
    failed: [],
    state: 'waiting',
    ...heldFor(0),
    ...job,
  }
  keepIds(user._id, made.key, ids)
  jobs.keep(user._id, made)
  return made
}

const findJob = (key: string) => jobs.find(user._id, key)

/** Sends the chunks of a job that are due. */
async function run(
  client: QueryClient,
  { key }: { key: string },
  { capabilities = [] }: Pick<User, 'capabilities'> = user,
): Promise<void> {
  const owner = {
    client,
    userId: user._id,
    can: (name: string) => capabilities.some((each) => each === name),
  }
  for (;;) {
    const job = findJob(key)
    if (job?.state !== 'waiting' || job.dueAt > Date.now()) return
    // One after the other: each says how far the job has come.
    await sendJobs.send(owner, key)
  }
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
  await run(aClient(), job)
  expect(calls).toHaveLength(100)
  expect(calls.flatMap((call) => call.ids)).toEqual(ids)
  expect(calls[0]?.change).toEqual({ status: 'closed' })
  expect(findJob(job.key)).toBeUndefined()
})

test('goes on where it was left, and sends nothing twice', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(250), { unread: false }, { done: 100 })
  await run(aClient(), job)
  expect(calls.flatMap((call) => call.ids)).toEqual(idsUpTo(250).slice(100))
})

test('what has failed is kept, and nothing else', async () => {
  const { handler } = bulkCalls((ids) => ids.filter((id) => id === 'ticket-7'))
  answerWith(handler)
  const job = aJob(idsUpTo(120), { status: 'closed' })
  await run(aClient(), job)
  expect(findJob(job.key)).toMatchObject({ state: 'ended', failed: ['ticket-7'], done: 120 })
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
  await run(aClient(), job)
  expect(findJob(job.key)).toMatchObject({ state: 'waiting', failures: 1, done: 100 })
  answerWith(handler)
  jobs.hurry(user._id, job.key)
  await run(aClient(), job)
  expect(calls.flatMap((call) => call.ids)).toEqual(idsUpTo(300))
})

test('a call that finds none of its tickets has failed for all of them', async () => {
  answerWith(handle(changeTickets, () => problem(404, 'not-found')))
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await run(aClient(), job)
  expect(findJob(job.key)?.failed).toEqual(idsUpTo(3))
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
  await run(aClient(), job)
  expect(findJob(job.key)).toMatchObject({ failures: 1, done: 0 })
  jobs.hurry(user._id, job.key)
  await run(aClient(), job)
  expect(findJob(job.key)).toBeUndefined()
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
  await run(aClient(), job, { capabilities: [] })
  expect(closed).toEqual(['ticket-0', 'ticket-2'])
  expect(findJob(job.key)?.failed).toEqual(['ticket-1'])
})

test('without calls for many, a server that is busy: nothing has failed, and the job goes on later', async () => {
  let isBusy = true
  const closed: string[] = []
  answerWith(
    handle(closeTicket, ({ params: { id } }) => {
      if (isBusy && id === 'ticket-1') return problem(429, 'too-many-requests')
      closed.push(id)
      return { data: { ticket: aTicket({ _id: id, status: 'closed' }) } }
    }),
  )
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await run(aClient(), job, { capabilities: [] })
  expect(findJob(job.key)).toMatchObject({ state: 'waiting', failures: 1, failed: [] })
  isBusy = false
  jobs.hurry(user._id, job.key)
  await run(aClient(), job, { capabilities: [] })
  expect(closed).toContain('ticket-1')
  expect(findJob(job.key)).toBeUndefined()
})

test('without calls for many, no ticket takes a change of its tags', async () => {
  const asked: string[] = []
  answerWith(
    handle(updateTicket, ({ params }) => {
      asked.push(params.id)
      return { data: { ticket: aTicket({ _id: params.id }) } }
    }),
  )
  const job = aJob(idsUpTo(2), { addTags: ['VIP'] })
  await run(aClient(), job, { capabilities: [] })
  expect(asked).toEqual([])
  expect(findJob(job.key)?.failed).toEqual(idsUpTo(2))
})

test('a job with a field that this version does not know is not done without it', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const change = { status: 'closed', priority: 'high' } as const
  const job = aJob(idsUpTo(2), change)
  await run(aClient(), job)
  await sendJobs.send({ client: aClient(), userId: user._id, can: () => true }, job.key)
  expect(calls).toEqual([])
})

test('a job that was undone sends nothing', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await jobs.takeBack(user._id, job.key)
  await run(aClient(), job)
  expect(calls).toEqual([])
})

test('rows that are loaded go with the call that closes them', async () => {
  const { handler } = bulkCalls()
  answerWith(handler)
  const client = aClient()
  const { queryKey } = ticketQueries.list('web-1', { status: 'open' })
  const tickets = [aTicketSummary({ _id: 'ticket-0' }), aTicketSummary({ _id: 'other' })]
  client.setQueryData(queryKey, { pages: [{ tickets }], pageParams: [undefined] })
  await run(client, aJob(['ticket-0'], { status: 'closed' }))
  expect(client.getQueryData(queryKey)?.pages[0]?.tickets.map(({ _id }) => _id)).toEqual(['other'])
})

test('the ids of a job outlive the tab', () => {
  const job = aJob(idsUpTo(3), { status: 'closed' })
  const kept = localStorage.getItem(`replybay:bulk:user-1:${job.key}`)
  expect(JSON.parse(kept ?? '')).toEqual(idsUpTo(3))
  expect(idsOf(user._id, job.key)).toEqual(idsUpTo(3))
})

test('what is kept and does not fit is no job', () => {
  expect(jobs.parse('{"key":1}\nnot\n[]')).toEqual([])
})

const syncOf = (userId: string) =>
  createSync({ client: aClient(), userId, capabilities: user.capabilities ?? [] })

test('a job in two tabs: each chunk is sent once, in order', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(450), { status: 'closed' })
  for (let tab = 0; tab < 2; tab++) onTestFinished(syncOf(user._id).run([sendJobs]))
  await expect.poll(() => findJob(job.key)).toBeUndefined()
  expect(calls.flatMap(({ ids }) => ids)).toEqual(idsUpTo(450))
  expect(calls).toHaveLength(5)
  expect(localStorage).toHaveLength(0)
})

test('a job that is paused while a chunk is on its way: that is counted, and no other sent', async () => {
  const { calls, handler } = bulkCalls()
  const job = aJob(idsUpTo(250), { status: 'closed' })
  answerWith(
    handle(changeTickets, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] }
      calls.push({ ids, change: {} })
      updateJob(user._id, job.key, { state: 'paused' })
      return { data: { changed: ids, failed: [] } }
    }),
  )
  await run(aClient(), job)
  expect(calls).toHaveLength(1)
  expect(findJob(job.key)).toMatchObject({ state: 'paused', done: 100 })
  answerWith(handler)
  updateJob(user._id, job.key, { state: 'waiting' })
  await run(aClient(), job)
  expect(calls.flatMap(({ ids }) => ids)).toEqual(idsUpTo(250))
})

test('a job that is ended while a chunk is on its way: nothing of it is kept', async () => {
  const job = aJob(idsUpTo(250), { status: 'closed' })
  answerWith(
    handle(changeTickets, () => {
      dropJob(user._id, job.key)
      return { data: { changed: [], failed: [] } }
    }),
  )
  await run(aClient(), job)
  expect(localStorage).toHaveLength(0)
})

test('a job that the server refuses: it waits for its person', async () => {
  answerWith(handle(changeTickets, () => problem(403, 'forbidden')))
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await run(aClient(), job)
  expect(findJob(job.key)).toMatchObject({ state: 'paused', isRefused: true, done: 0 })
})

test('who signs in after somebody sends nothing in their place', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(3), { status: 'closed' })
  onTestFinished(syncOf('somebody-else').run([sendJobs]))
  await syncOf('somebody-else').flush([sendJobs])
  expect(calls).toEqual([])
  expect(findJob(job.key)).toMatchObject({ state: 'waiting', done: 0 })
})

test('who signs out finds their jobs waiting when they are back', async () => {
  const { calls, handler } = bulkCalls()
  answerWith(handler)
  const job = aJob(idsUpTo(3), { status: 'closed' })
  await syncOf(user._id).flush([sendJobs])
  expect(calls).toEqual([])
  expect(findJob(job.key)?.state).toBe('paused')
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
  await run(client, aJob(idsUpTo(500), { status: 'closed' }))
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(reads).toBe(2)
  stop()
})

test('a ticket that is closed unread is still unread, as the server keeps it', () => {
  expect(changedTicket(aTicketSummary({ unread: true }), { status: 'closed' })?.unread).toBe(true)
})

test('a ticket that is set to answered waits for nobody, as the server keeps it', () => {
  const waiting = aTicketSummary({ waitingSince: '2026-11-22T09:00:00Z', unread: true })
  expect(changedTicket(waiting, { status: 'answered' })).toMatchObject({ waitingSince: null, unread: true })
  expect(changedTicket(waiting, { unread: false })?.waitingSince).toBe('2026-11-22T09:00:00Z')
})
