import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { features } from '../src/features.ts'
import { holdLease } from '../src/platform/jobs/leases.ts'
import type { ServerFeature } from '../src/platform/server-feature.ts'
import { TestServer } from './test-server.ts'

/** Holds what there is one of, and needs a moment to put it down. It lapses long after the test. */
function gatewayFeature() {
  const state = { holds: false }
  const work = async (signal: AbortSignal) => {
    state.holds = true
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await nextTurn()
    state.holds = false
  }
  const times = { renewMs: 100, lapseMs: 3_600_000 }
  const feature: ServerFeature = {
    id: 'gateway',
    tables: [],
    handlers: () => ({}),
    start: ({ database, log }) => holdLease({ database, log, name: 'gateway', work, ...times }),
  }
  return { state, feature }
}

test('background work: a server that closes has ended it, and another one takes over before the lease lapses', async () => {
  const [one, other] = [gatewayFeature(), gatewayFeature()]
  const choice = { hasBackgroundWork: true, features: [...features, one.feature] }
  const first = await TestServer.start(choice)
  await vi.waitFor(() => expect(one.state.holds).toBe(true), 10_000)
  const second = await TestServer.start({
    ...choice,
    database: first.database,
    features: [...features, other.feature],
  })
  expect(other.state.holds).toBe(false)
  await first.app.close()
  expect(one.state.holds).toBe(false)
  await vi.waitFor(() => expect(other.state.holds).toBe(true), 10_000)
  await second.stop()
})
