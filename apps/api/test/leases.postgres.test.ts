import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { holdLease } from '../src/platform/jobs/leases.ts'
import { copyTemplate, type OwnDatabase } from './test-database.ts'

let own: OwnDatabase
let database: Database
beforeAll(async () => {
  own = await copyTemplate('empty')
  database = await openDatabase(own.choice)
})
afterAll(async () => {
  await database.close()
  await own.remove()
})

const log = { warn: vi.fn<() => void>() }
const times = { renewMs: 200, lapseMs: 600 }

/** An instance that would hold the lease, and whether it does. */
function instance(name: string, on = database) {
  const state = { holds: false, begun: 0 }
  const work = async (signal: AbortSignal) => {
    state.holds = true
    state.begun++
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    state.holds = false
  }
  // Sound: it warns, and says nothing else.
  const stop = holdLease({ database: on, log: log as unknown as FastifyBaseLogger, name, work, ...times })
  return { state, stop }
}

test('lease: one instance holds it, and another takes over when the holder stops', async () => {
  const first = instance('stops')
  await vi.waitFor(() => expect(first.state.holds).toBe(true), 10_000)
  const second = instance('stops')
  await first.stop()
  expect(first.state.holds).toBe(false)
  await vi.waitFor(() => expect(second.state.holds).toBe(true), 10_000)
  await second.stop()
  expect([first.state.begun, second.state.begun]).toEqual([1, 1])
})

test('lease: of a holder that is killed it is taken over once it has lapsed', async () => {
  const file = fileURLToPath(new URL('lease-holder.ts', import.meta.url))
  const url = own.choice.kind === 'postgres' ? own.choice.url : ''
  const holder = spawn(process.execPath, ['--conditions=@replybay/source', file, url, 'killed'])
  await once(holder.stdout, 'data')
  const other = instance('killed')
  expect(other.state.holds).toBe(false)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await vi.waitFor(() => expect(other.state.holds).toBe(true), 10_000)
  await other.stop()
})

test('lease: is given up while it can not be renewed, and taken again', async () => {
  let isAway = false
  // Sound: a lease asks nothing but queries.
  const unsteady = {
    get queries() {
      if (isAway) throw new Error('The database is away.')
      return database.queries
    },
  } as Database
  const holder = instance('lost', unsteady)
  await vi.waitFor(() => expect(holder.state.holds).toBe(true), 10_000)
  isAway = true
  await vi.waitFor(() => expect(holder.state.holds).toBe(false), 10_000)
  isAway = false
  await vi.waitFor(() => expect(holder.state.begun).toBe(2), 10_000)
  await holder.stop()
})
