import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import type { Job, JobData } from '../src/platform/jobs/job.ts'
import { openJobs, type Jobs } from '../src/platform/jobs/jobs.ts'
import { statementsDuring } from './statements-during.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
const opened: Jobs[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()))
  await database.close()
})

const said: string[] = []
const say = (_facts: unknown, message: string) => said.push(message)
// Sound: jobs write nothing but warnings and errors.
const log = { warn: say, error: say } as unknown as FastifyBaseLogger

async function open(...jobs: Job[]) {
  const made = await openJobs({ database, log, jobs })
  opened.push(made)
  return made
}

function countingJob(name: string, run: (time: number) => void = () => {}) {
  const ran: number[] = []
  const job: Job = {
    name,
    retries: 2,
    retryDelay: 1,
    retryDelayMax: 1,
    timeLimit: 60,
    async run(data) {
      ran.push(Number(data['number']))
      run(ran.length)
    },
  }
  return { job, ran }
}

test('job: is asked for by the transaction that causes it, and by none that is rolled back', async () => {
  const { job, ran } = countingJob('with-its-cause')
  const jobs = await open(job)
  await database.transaction((queries) => jobs.add(queries, job, { number: 1 }))
  const failed = database.transaction(async (queries) => {
    await jobs.add(queries, job, { number: 2 })
    throw new Error('Rolled back')
  })
  await expect(failed).rejects.toThrow('Rolled back')
  await jobs.runWaiting()
  expect(ran).toEqual([1])
})

test('job: is begun as soon as its transaction is through, once however many instances there are', async () => {
  const { job, ran } = countingJob('at-once')
  const instances = [await open(job), await open(job)] as const
  await Promise.all(instances.map((jobs) => jobs.start()))
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  for (const number of numbers) {
    await database.transaction((queries) => instances[number % 2 ? 1 : 0].add(queries, job, { number }))
  }
  await vi.waitFor(() => expect(ran).toHaveLength(20), 20_000)
  expect(ran.toSorted((a, b) => a - b)).toEqual(numbers)
})

test('job: begins at once also while another of its kind is under way', async () => {
  const held = Promise.withResolvers<void>()
  const { job, ran } = countingJob('beside-another')
  const run = async (data: JobData) => {
    await job.run(data)
    if (data['number'] === 1) await held.promise
  }
  const jobs = await open({ ...job, atOnce: 2, run })
  await jobs.start()
  for (const number of [1, 2]) {
    await database.transaction((queries) => jobs.add(queries, job, { number }))
    // Sooner than it is time to look for jobs of other instances.
    await vi.waitFor(() => expect(ran).toContain(number), 1_500)
  }
  held.resolve()
})

test('job: of one company no more than its share runs at once, so that others have their turn', async () => {
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const job: Job = {
    ...countingJob('shared-out').job,
    atOnce: 2,
    atOncePerCompany: 1,
    async run(data) {
      begun.push(String(data['of']))
      if (data['of'] === 'slow') await held.promise
    },
  }
  const jobs = await open(job)
  await jobs.start()
  const ask = (companyId: string) =>
    database.transaction((queries) => jobs.add(queries, job, { of: companyId }, { companyId }))
  await ask('slow')
  await vi.waitFor(() => expect(begun).toEqual(['slow']), 20_000)
  for (const companyId of ['slow', 'slow', 'other']) await ask(companyId)
  await vi.waitFor(() => expect(begun).toContain('other'), 20_000)
  expect(begun.toSorted()).toEqual(['other', 'slow'])
  held.resolve()
  await vi.waitFor(() => expect(begun).toHaveLength(4), 20_000)
})

test('job: while the share of its company is at work, no more are looked for in vain', async () => {
  const held = Promise.withResolvers<void>()
  const { job, ran } = countingJob('looked-for')
  const run = async (data: JobData) => {
    await job.run(data)
    if (data['number'] === 0) await held.promise
  }
  const jobs = await open({ ...job, atOnce: 2, atOncePerCompany: 1, run })
  await jobs.start()
  const ask = (number: number) =>
    database.transaction((queries) => jobs.add(queries, job, { number }, { companyId: 'one' }))
  await ask(0)
  await vi.waitFor(() => expect(ran).toEqual([0]), 20_000)
  const numbers = Array.from({ length: 20 }, (_, number) => number + 1)
  const statements = await statementsDuring(async () => {
    for (const number of numbers) await ask(number)
  })
  // It looks by the time, too.
  expect(statements.filter((text) => text.includes("j.name = 'looked-for'")).length).toBeLessThan(5)
  held.resolve()
  await vi.waitFor(() => expect(ran).toHaveLength(21), 20_000)
})

test('job: fails, is tried again, and is given up after its retries', async () => {
  said.length = 0
  const { job, ran } = countingJob('failing', () => {
    throw new Error('Not now')
  })
  const givenUp: number[] = []
  const jobs = await open({ ...job, onGivenUp: async (data) => void givenUp.push(Number(data['number'])) })
  await jobs.add(database.queries, job, { number: 7 })
  await jobs.runWaiting()
  expect(ran).toEqual([7, 7, 7])
  expect(givenUp).toEqual([7])
  expect(said).toEqual([
    'A job failed, and is tried again later',
    'A job failed, and is tried again later',
    'A job failed, and is given up',
  ])
})

test('job: waits for its time', async () => {
  const { job, ran } = countingJob('later')
  const jobs = await open(job)
  await jobs.add(database.queries, job, { number: 1 }, { dueAt: new Date(Date.now() + 3_600_000) })
  await jobs.start()
  await jobs.add(database.queries, job, { number: 2 })
  await vi.waitFor(() => expect(ran).toEqual([2]), 20_000)
})
