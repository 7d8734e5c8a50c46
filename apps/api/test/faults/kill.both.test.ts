import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killAll, startProcess } from '../process.ts'
import { copyTemplate } from '../test-database.ts'
import { Clients } from './clients.ts'
import { rounds, roundsTimeout } from './rounds.ts'
import { addShop, behindProxy } from './shop.ts'

/** Of the conversations that were under way, some more than there are clients. */
const NEWEST = 60

let clients: Clients | undefined
afterAll(async () => {
  clients?.leave()
  await killAll()
})

// An embedded database is killed with it. PostgreSQL lives on here; `crash.postgres.test.ts` ends it.
test(
  `the server is killed ${rounds} times in the middle of writing: nothing acknowledged is lost, nothing is stored twice`,
  async () => {
    const own = await copyTemplate('empty')
    const shop = await addShop(own.choice)
    // A server that is killed leaves its sockets behind.
    const leftovers = await mkdtemp(join(tmpdir(), 'replybay-killed-'))
    const environment = { ...own.environment, ...behindProxy, TMPDIR: leftovers }
    let server = startProcess(environment)
    clients = new Clients(shop, await server.address)
    clients.start(8)
    for (let round = 0; round < rounds; round++) {
      await clients.acknowledge(1 + Math.floor(Math.random() * 50))
      const resume = clients.hold()
      server.process.kill('SIGKILL')
      await server.ended
      await clients.quiet()
      server = startProcess(environment)
      const address = await server.address
      expect(await clients.faults(address, NEWEST)).toEqual([])
      resume(address)
    }
    await clients.end()
    expect(await clients.faults(await server.address)).toEqual([])
    expect([...clients.refusals]).toEqual([])
    expect(clients.failed).toBeGreaterThan(rounds)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    await own.remove()
    await rm(leftovers, { recursive: true })
  },
  roundsTimeout,
)
