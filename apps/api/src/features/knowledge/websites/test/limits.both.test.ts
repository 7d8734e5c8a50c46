import {
  learnFromWebsite,
  listKnowledgeWebsites,
  removeKnowledgeWebsite,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { newId } from '../../../../platform/database/ids.ts'
import { companies } from '../../../users/tables.ts'
import { readWebsite } from '../read-website.ts'
import { knowledgePages, knowledgeWebsites } from '../tables.ts'
import { type Answer, page, Website } from '../../../../../test/website.ts'

let server: TestServer
let shop: Website

const ROOM = 2_000_000

beforeAll(async () => {
  shop = await Website.start()
  const limits = {
    calls: 5_000,
    callsPerSender: 5_000,
    streams: 10,
    streamsPerPerson: 10,
    visitorStreams: 10,
  }
  server = await TestServer.start({
    outboundAllow: [shop.host],
    limits: { ...limits, uploadBytesPerDay: 1e9, knowledgeBytes: ROOM },
  })
})

afterAll(async () => {
  await server?.stop()
  await shop?.stop()
})

afterEach(async () => {
  for (const { _id: id } of await websites()) {
    await server.call(removeKnowledgeWebsite, { as: 'owner', path: { id } })
  }
})

async function websites() {
  return (await server.call(listKnowledgeWebsites, { as: 'owner', query: { limit: 100 } })).data.websites
}

const add = (path = '/') =>
  server.call(learnFromWebsite, { as: 'owner', body: { link: shop.link(path), recursive: true } })

async function read() {
  await add()
  await server.jobs.runWaiting()
  return await websites()
}

async function contents() {
  const rows = await server.database.queries.select().from(knowledgePages)
  return rows.filter(({ content }) => content !== null)
}

const links = Array.from({ length: 60 }, (_, place) => `/${place}`)
const long: Answer = (request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(page(`Page ${request.url}`, `Lamp ${request.url} `.repeat(8_000)))

test('a website with more text than there is room for: it is read no further, and none of it is kept', async () => {
  shop.become({
    '/': page('Help', 'All about our lamps.', links),
    '*': long,
    '/robots.txt': '',
    '/sitemap.xml': '',
  })
  expect(await read()).toMatchObject([{ state: 'failed', problem: 'too-large' }])
  expect(shop.asked.length).toBeLessThan(40)
  expect(await contents()).toEqual([])
})

test('a website that breaks off with its last page: none of its texts is kept', async () => {
  shop.become({
    '/': page('Help', 'All about our lamps.', ['/1', '/2']),
    '/1': page('One', 'The first of our lamps.'),
    '/2': (_request, response) => response.writeHead(429, { 'retry-after': '90000' }).end(),
  })
  expect(await read()).toMatchObject([{ state: 'failed', problem: 'refused' }])
  expect(await contents()).toEqual([])
  shop.become({
    '/': page('Help', 'All about our lamps.', ['/1']),
    '/1': page('One', 'The first of our lamps.'),
  })
  expect(await read()).toMatchObject([{ state: 'ready', pages: 2 }])
})

test('fifty websites: of several that are added at once as many as there is room for', async () => {
  const { queries } = server.database
  await add('/first')
  const [first] = await queries.select().from(knowledgeWebsites)
  if (!first) throw new Error('It is added.')
  const many = Array.from({ length: 47 }, (_, place) => ({
    ...first,
    id: newId(),
    link: shop.link(`/of-${place}`),
  }))
  await queries.insert(knowledgeWebsites).values(many)
  const added = await Promise.all(['/a', '/b', '/c', '/d', '/e'].map((path) => add(path)))
  expect(added.filter(({ status }) => status < 300)).toHaveLength(2)
  expect(await queries.$count(knowledgeWebsites, eq(knowledgeWebsites.companyId, first.companyId))).toBe(50)
})

test('a job that is tried again after the next one was asked for reads nothing', async () => {
  shop.become({ '/': page('Help', 'All about our lamps.') })
  await add()
  const { queries } = server.database
  const [website] = await queries.update(knowledgeWebsites).set({ step: 1 }).returning()
  await server.jobs.runWaiting()
  expect(shop.asked).toEqual([])
  await server.jobs.add(queries, readWebsite, { websiteId: website?.id ?? '', run: 1, step: 1 })
  await server.jobs.runWaiting()
  expect(await websites()).toMatchObject([{ state: 'ready' }])
})

test('a suspended company: its websites are not read', async () => {
  shop.become({ '/': page('Help', 'All about our lamps.') })
  await add()
  const suspend = (account: 'other' | null) =>
    server.database.queries.update(companies).set({ blocked: account && { account } })
  await suspend('other')
  await server.jobs.runWaiting()
  await suspend(null)
  expect(shop.asked).toEqual([])
  expect(await websites()).toMatchObject([{ state: 'failed', problem: 'error' }])
})

test('a title with signs that no database holds: they are blanks', async () => {
  shop.become({ '/': '<title>Our\0lamps\u0001 | Shop</title><main><p>All about our lamps.</p></main>' })
  expect(await read()).toMatchObject([{ state: 'ready', title: 'Our lamps | Shop' }])
})
