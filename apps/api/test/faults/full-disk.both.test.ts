import { getUserInfo, listTickets } from '@replybay/api-client/operations'
import { afterAll, expect, test } from 'vitest'
import { call } from '../process-calls.ts'
import { killAll } from '../process.ts'
import { copyTemplate } from '../test-database.ts'
import { Clients } from './clients.ts'
import { diskOf } from './disk.ts'
import { rounds, roundsTimeout } from './rounds.ts'
import { addShop, behindProxy } from './shop.ts'

let clients: Clients | undefined
afterAll(async () => {
  clients?.leave()
  await killAll()
})

test(
  `the database says ${rounds} times that its disk is full: the server says so, reads on, stores again when there is room, and has lost nothing`,
  async () => {
    const own = await copyTemplate('empty')
    const shop = await addShop(own.choice)
    const disk = await diskOf(own)
    const server = disk.start({ ...behindProxy, LOG_LEVEL: 'silent' })
    const address = await server.address
    clients = new Clients(shop, address)
    clients.start(8)
    for (let round = 0; round < rounds; round++) {
      await clients.acknowledge(1 + Math.floor(Math.random() * 50))
      await disk.fill()
      await clients.fail(10)
      const { token, webId } = shop
      expect((await call(address, getUserInfo, { token })).status).toBe(200)
      const list = { token, path: { webId }, query: { limit: 20 } }
      expect((await call(address, listTickets, list)).status).toBe(200)
      await disk.makeRoom()
      await clients.acknowledge(8)
    }
    await clients.end()
    expect(await clients.faults(address)).toEqual([])
    expect([...clients.refusals.keys()]).toEqual([507])
    expect(JSON.parse(clients.refusals.get(507) ?? '')).toEqual({
      code: 'no-room',
      message:
        'The server’s disk is full. Nothing was saved. Existing data is safe. Contact the person who runs this server.',
    })
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    await own.remove()
  },
  roundsTimeout,
)
