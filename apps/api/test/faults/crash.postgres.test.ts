import { getUserInfo } from '@replybay/api-client/operations'
import { afterAll, expect, test } from 'vitest'
import { PostgresCluster } from '@replybay/postgres'
import { call } from '../process-calls.ts'
import { killAll, startProcess } from '../process.ts'
import { Clients } from './clients.ts'
import { rounds, roundsTimeout } from './rounds.ts'
import { addShop, behindProxy } from './shop.ts'

let clients: Clients | undefined
let cluster: PostgresCluster | undefined
afterAll(async () => {
  clients?.leave()
  await killAll()
  await cluster?.remove()
})

test(
  `PostgreSQL crashes ${rounds} times under a server that stays up: it says so, recovers, loses and doubles nothing`,
  async () => {
    cluster = await PostgresCluster.create({ durable: true })
    const shop = await addShop({ kind: 'postgres', url: cluster.url })
    const server = startProcess({ DATABASE_URL: cluster.url, LOG_LEVEL: 'silent', ...behindProxy })
    const address = await server.address
    clients = new Clients(shop, address)
    clients.start(8)
    for (let round = 0; round < rounds; round++) {
      await clients.acknowledge(1 + Math.floor(Math.random() * 50))
      // All its processes end at once and write nothing down: it starts again from its log, as after SIGKILL.
      await cluster.stop('immediate')
      await clients.fail(10)
      const refused = await call(address, getUserInfo, { token: shop.token })
      expect(refused.status).toBe(503)
      expect(JSON.parse(refused.body)).toEqual({
        code: 'unavailable',
        message: 'Could not get user info, try again later ..',
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      await cluster.start()
      await clients.acknowledge(8)
    }
    await clients.end()
    expect(await clients.faults(address)).toEqual([])
    expect([...clients.refusals.keys()]).toEqual([503])
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  },
  roundsTimeout,
)
