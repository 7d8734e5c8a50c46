import {
  learnFromWebsite,
  listKnowledgeWebsites,
  listWebsitePages,
  lookAtWebsite,
  removeKnowledgeWebsite,
  uploadText,
} from '@replybay/api-client/operations'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { page, redirect, Website } from '../../../../../test/website.ts'

let server: TestServer
let shop: Website

beforeAll(async () => {
  shop = await Website.start()
  server = await TestServer.start({ outboundAllow: [shop.host] })
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

const websites = async () => (await server.call(listKnowledgeWebsites, { as: 'owner' })).data.websites

async function look(link: string, pages?: string[]) {
  const body = { link, ...(pages && { pages }) }
  return (await server.call(lookAtWebsite, { as: 'owner', body })).data.look
}

const DELIVERY = 'We deliver parcels to Iceland within nine working days.'

const FAR = 'Nous livrons les lampes dans toute la France en deux jours ouvrés.'

const help = {
  '/': page('Help', 'All about our lamps and what we do for you.', ['/delivery', '/returns#top', '/login']),
  '/delivery': page('Delivery', DELIVERY, ['/', '/far']),
  '/returns': page('Returns', 'A chandelier may be sent back within forty days.'),
  '/far': page('Livraison', FAR),
  '/robots.txt': 'User-agent: *\nDisallow: /far',
  '/sitemap.xml': '<urlset></urlset>',
}

test('look at a website: its first page is read wherever it leads, and nothing is kept', async () => {
  shop.become({ ...help, '/start': redirect('/') })
  expect(await look(shop.link('/start'))).toEqual({
    link: shop.link('/'),
    title: 'Help | Maison Lumen',
    pages: [
      {
        link: shop.link('/'),
        title: 'Help',
        words: 11,
        language: 'en-US',
        digest: expect.any(String) as string,
        links: [shop.link('/delivery'), shop.link('/returns')],
      },
    ],
  })
  expect(await websites()).toEqual([])
})

test('look at pages: each says what it holds, what says the same already, or why it can not be read', async () => {
  shop.become(help)
  await server.call(uploadText, { as: 'owner', body: { title: 'Iceland', content: DELIVERY } })
  await server.jobs.runWaiting()
  const paths = ['/delivery', '/far', '/lost'].map((path) => shop.link(path))
  const { pages } = await look(shop.link('/'), [...paths, 'http://10.0.0.1/secret'])
  expect(pages).toMatchObject([
    {
      title: 'Delivery',
      alike: { title: 'Iceland', kind: 'text' },
      links: [shop.link('/'), shop.link('/far')],
    },
    { link: shop.link('/far'), problem: 'robots' },
    { link: shop.link('/lost'), problem: 'not-found' },
    { link: 'http://10.0.0.1/secret', problem: 'not-found' },
  ])
  expect(shop.asked).not.toContain('/far')
})

test('look at pages of a website that has too much to do: no other one is asked for', async () => {
  shop.become({
    ...help,
    '/delivery': (_request, response) => response.writeHead(429, { 'retry-after': '90' }).end(),
  })
  const seen = await look(shop.link('/'), [shop.link('/delivery'), shop.link('/returns')])
  expect(seen).toMatchObject({
    retryAfter: 90,
    pages: [{ link: shop.link('/delivery'), problem: 'refused' }],
  })
  expect(shop.asked).not.toContain('/returns')
})

test.each([
  ['a private address', () => 'http://10.0.0.1/', 'forbidden-address'],
  ['a website that does not answer', () => 'http://127.0.0.1:9/', 'forbidden-address'],
  ['a page that is not there', () => shop.link('/nowhere'), 'not-found'],
])('look at %s: it is refused with its reason, and leaves no row', async (_, link, problem) => {
  shop.become(help)
  expect(await look(link())).toMatchObject({ problem, pages: [] })
  expect(await websites()).toEqual([])
})

/** A website that takes a call and never answers. */
const silent = { '*': () => undefined }

/** Resolves once the silent website was asked so often. */
const asked = async (times: number) => {
  await expect.poll(() => shop.asked.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(times)
}

test('look at a website: a newer one of the same person ends it, also while its first page is waited for', async () => {
  shop.become(silent)
  const began = Date.now()
  const earlier = look(shop.link('/slow'))
  await asked(1)
  shop.become(help)
  expect((await look(shop.link('/'))).pages).toHaveLength(1)
  expect(await earlier).toEqual({ link: shop.link('/slow'), problem: 'timeout', pages: [] })
  expect(Date.now() - began).toBeLessThan(8_000)
})

test('look at a website: many of one person keep nobody else waiting', async () => {
  shop.become(silent)
  const earlier = Array.from({ length: 30 }, () => look(shop.link('/slow')).catch(() => undefined))
  await asked(1)
  const body = { link: shop.link('/') }
  const others = () => server.call(lookAtWebsite, { as: 'owner@atelier-nord.example', body })
  shop.become(help)
  expect((await others()).status).toBe(200)
  await look(shop.link('/'))
  await Promise.all(earlier)
})

test('look at a website: ends when its caller leaves', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  let closed = 0
  shop.become({ '*': (request) => request.socket.once('close', () => closed++) })
  const leaving = new AbortController()
  const left = fetch(`${origin}/api/v1/knowledge/website/look`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenOf('owner')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ link: shop.link('/slow') }),
    signal: leaving.signal,
  })
  await asked(1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => closed, { timeout: 3_000 }).toBeGreaterThan(0)
})

test('a website with chosen pages: only they are read, now and again, until all are wanted', async () => {
  shop.become({ ...help, '/robots.txt': '' })
  const add = async (pages?: string[]) => {
    const body = { link: shop.link('/'), recursive: true, ...(pages && { pages }) }
    const { data } = await server.call(learnFromWebsite, { as: 'owner', body })
    await server.jobs.runWaiting()
    const path = { id: data.website._id }
    return (await server.call(listWebsitePages, { as: 'owner', path })).data.pages.flatMap((one) =>
      one.state === 'ready' ? [one.title] : [],
    )
  }
  const chosen = [shop.link('/delivery'), shop.link('/returns')]
  expect(await add(chosen)).toEqual(['Delivery', 'Returns'])
  expect(await add()).toEqual(['Delivery', 'Returns'])
  expect(await websites()).toMatchObject([{ state: 'ready', title: 'Help | Maison Lumen' }])
  expect(await add([])).toEqual(['Help', 'Delivery', 'Returns', 'Livraison'])
  expect(await add([shop.link('/far')])).toEqual(['Livraison'])
  shop.become({ ...help, '/copy': page('Copie', FAR) })
  const { pages } = await look(shop.link('/'), [shop.link('/copy')])
  expect(pages[0]).not.toHaveProperty('alike')
  const body = { link: shop.link('/'), pages: ['https://elsewhere.example/'] }
  expect((await server.call(learnFromWebsite, { as: 'owner', body })).status).toBe(400)
})
