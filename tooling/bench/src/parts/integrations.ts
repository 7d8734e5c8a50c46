import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ReplybayServer } from '@replybay/server'
import { type HookCall, ShopifyServer, simulatedOrders } from '@replybay/shop-platforms'
import { signedIn, type Call } from '../api/signed-in.ts'
import { latenciesOf, latencyFigures } from '../latencies.ts'
import { memoryOf } from '../memory-of.ts'
import type { Part } from '../part.ts'

const IMPORTED = 10_000
const DELIVERIES = 1_000
/** In which they come; in ms. */
const WITHIN_MS = 10_000
const LOOK_MS = 200
const OWNER = 'owner@maison-lumen.example'

/** The first import of a shop, and what it tells by itself after, on one process with its embedded database. */
export const integrations: Part = async () => {
  const shop = await new ShopifyServer().listen()
  const folder = await mkdtemp(join(tmpdir(), 'replybay-shop-'))
  const authority = join(folder, 'authority.pem')
  await writeFile(authority, shop.certificate.cert)
  const server = await ReplybayServer.create({
    NODE_EXTRA_CA_CERTS: authority,
    REPLYBAY_OUTBOUND_ALLOW: `localhost:${shop.port}`,
    REPLYBAY_DEMO: 'on',
    // They come from many addresses of the shop's.
    REPLYBAY_MAX_CALLS_PER_SENDER: '1000',
  })
  try {
    await server.start()
    const call = signedIn(server, await server.signIn(OWNER))
    shop.orders = simulatedOrders(IMPORTED)
    const before = memoryOf(server.pid)
    const { id, seconds, mostMB } = await importAll(server, call, shop)
    const { took, stored } = await deliverAll(server, call, { shop, id })
    return [
      { name: 'import of 10,000 orders, in seconds', unit: '', value: seconds, goal: { most: 60 } },
      { name: 'memory that the import takes', unit: 'MB', value: mostMB - before, goal: { most: 150 } },
      ...latencyFigures('1,000 deliveries of a shop in 10 s, until each is taken', latenciesOf(took), {
        goals: { p95: { most: 50 } },
      }),
      {
        name: 'orders that are there after',
        unit: '',
        value: stored,
        goal: { least: IMPORTED + DELIVERIES },
      },
    ]
  } finally {
    await server.remove()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Shown {
  data: { import?: unknown; counts?: { imported: number }; webhookUrl?: string }
}

async function importAll(server: ReplybayServer, call: Call, shop: ShopifyServer) {
  const begin = performance.now()
  const settings = { api_key: shop.token, service_url: shop.origin, api_secret: shop.secret }
  // Sound: the contract says what a success holds.
  const { data } = (await call('/api/v1/integrations/integrate-shopify', settings)) as {
    data: { _id: string }
  }
  let mostMB = 0
  for (;;) {
    await wait(LOOK_MS)
    mostMB = Math.max(mostMB, memoryOf(server.pid))
    const shown = await look(call, data._id)
    if (!shown.import) break
  }
  return { id: data._id, seconds: (performance.now() - begin) / 1_000, mostMB }
}

async function look(call: Call, id: string): Promise<Shown['data']> {
  // Sound: the contract says what a success holds.
  return ((await call(`/api/v1/integrations/integration/${id}`)) as Shown).data
}

async function deliverAll(
  server: ReplybayServer,
  call: Call,
  { shop, id }: { shop: ShopifyServer; id: string },
) {
  const { webhookUrl = '' } = await look(call, id)
  const address = server.url + new URL(webhookUrl).pathname
  const orders = simulatedOrders(IMPORTED + DELIVERIES).slice(IMPORTED)
  const calls = orders.map((order) => shop.delivery('orders/create', order))
  await Promise.all(calls.slice(0, 20).map((each) => deliver(address, each)))
  const took = await atEvenPace(calls, (each) => deliver(address, each))
  // They are handled after.
  for (;;) {
    const { counts } = await look(call, id)
    if ((counts?.imported ?? 0) >= IMPORTED + DELIVERIES) return { took, stored: counts?.imported ?? 0 }
    await wait(LOOK_MS)
  }
}

/** One after the other, whether or not those before are answered. @returns how long each took, in ms. */
const atEvenPace = <Each>(all: readonly Each[], work: (each: Each) => Promise<number>): Promise<number[]> =>
  Promise.all(
    all.map(async (each, place) => {
      await wait((place * WITHIN_MS) / DELIVERIES)
      return await work(each)
    }),
  )

const deliver = (address: string, { headers, body }: HookCall) =>
  ask(address, { method: 'POST', headers, body })

async function ask(address: string, init?: RequestInit): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(address, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A call was answered ${answer.status}: ${text}`)
  return performance.now() - begin
}
