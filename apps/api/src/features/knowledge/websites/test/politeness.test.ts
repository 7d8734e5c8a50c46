import { learnFromWebsite, listKnowledgeWebsites } from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { type Answer, page, Website } from '../../../../../test/website.ts'

let server: TestServer
let shop: Website

/** Longer than a job goes on: each page is one of its own, which is put off and not waited for here. */
const PAUSE_MS = 60_000

beforeAll(async () => {
  shop = await Website.start()
  server = await TestServer.start({ outboundAllow: [shop.host], crawlPauseMs: PAUSE_MS })
})

afterAll(async () => {
  await server?.stop()
  await shop?.stop()
})

beforeEach(() => server.database.queries.execute(sql`delete from pgboss.job`))

async function read(path: string) {
  const body = { link: shop.link(path), recursive: true }
  const { data } = await server.call(learnFromWebsite, { as: 'owner', body })
  await server.jobs.runWaiting()
  const { websites } = (await server.call(listKnowledgeWebsites, { as: 'owner' })).data
  return websites.find(({ _id }) => _id === data.website._id)
}

/** For how long each step of reading was put off, in seconds. */
async function pauses(): Promise<number[]> {
  const { rows } = await server.database.queries.execute(sql`
    select round(extract(epoch from start_after - created_on))::int as pause from pgboss.job
    where name = 'knowledge-read-website' order by created_on`)
  return rows.map((row) => Number(row['pause']))
}

const pages = (first: string) => ({
  [first]: page('Help', 'All about our lamps.', ['/delivery', '/returns']),
  '/delivery': page('Delivery', 'We deliver parcels to Iceland within nine working days.'),
  '/returns': page('Returns', 'A chandelier may be sent back within forty days.'),
})

test('a website that names no pause: pages are read one after another, each after the pause of the product', async () => {
  shop.become(pages('/calm'))
  expect(await read('/calm')).toMatchObject({ state: 'ready', pages: 3 })
  expect(await pauses()).toEqual([0, 60, 60])
})

test('a website that names a longer pause: it is kept', async () => {
  const other = await TestServer.start({ outboundAllow: [shop.host], crawlPauseMs: 0 })
  shop.become({ ...pages('/slow'), '/robots.txt': 'User-agent: *\nCrawl-delay: 9' })
  await other.call(learnFromWebsite, { as: 'owner', body: { link: shop.link('/slow'), recursive: true } })
  await other.jobs.runWaiting()
  const { rows } = await other.database.queries.execute(sql`
    select round(extract(epoch from start_after - created_on))::int as pause from pgboss.job
    where name = 'knowledge-read-website' order by created_on`)
  expect(rows.map((row) => row['pause'])).toEqual([0, 9, 9])
  await other.stop()
})

function busy(times: number, headers: Record<string, string>): Answer {
  let left = times
  return (_request, response) => {
    if (left-- > 0) response.writeHead(429, headers).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(pages('/')['/delivery'])
  }
}

test('a website that asks to come back later: it is asked again then, and the page is known', async () => {
  shop.become({ ...pages('/busy'), '/delivery': busy(2, { 'retry-after': '120' }) })
  expect(await read('/busy')).toMatchObject({ state: 'ready', pages: 3 })
  expect(await pauses()).toEqual([0, 60, 120, 120, 60])
})

test('a website that asks to come back tomorrow, or always later: it ends with the reason', async () => {
  shop.become({ ...pages('/closed'), '/delivery': busy(1, { 'retry-after': '86400' }) })
  expect(await read('/closed')).toMatchObject({ state: 'failed', problem: 'refused' })
  shop.become({ ...pages('/never'), '/delivery': busy(99, {}) })
  expect(await read('/never')).toMatchObject({ state: 'failed', problem: 'refused' })
  expect(shop.asked.filter((path) => path === '/delivery')).toHaveLength(5)
})
