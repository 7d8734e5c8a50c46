import { gzipSync } from 'node:zlib'
import {
  forceIndexation,
  getKnowledgeWebsite,
  learnFromWebsite,
  listKnowledgeDocuments,
  listKnowledgeWebsites,
  listWebsitePages,
  removeKnowledgeDocument,
  removeKnowledgeWebsite,
  sendExampleConversation,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { knowledgePassages } from '../../tables.ts'
import { rereadWebsites } from '../read-website.ts'
import { knowledgePages, knowledgeWebsites } from '../tables.ts'
import { type Answer, page, redirect, Website } from '../../../../../test/website.ts'

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

const DELIVERY = 'We deliver parcels to Iceland within nine working days.'
const RETURNS = 'A chandelier may be sent back within forty days.'

async function websites(query: { search?: string; state?: 'ready' | 'failed'; language?: string } = {}) {
  return (await server.call(listKnowledgeWebsites, { as: 'owner', query })).data.websites
}

async function read(link: string, recursive = true) {
  const { data } = await server.call(learnFromWebsite, { as: 'owner', body: { link, recursive } })
  await server.jobs.runWaiting()
  return (await websites()).find(({ _id }) => _id === data.website._id)
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server.call(sendExampleConversation, { as: 'owner', body })).data.message
}

const help = {
  '/': page('Help', 'All about our lamps and what we do for you.', [
    '/delivery',
    '/returns#top',
    '/returns?utm_source=x',
  ]),
  '/delivery': page('Delivery', DELIVERY, ['/']),
  '/returns': page('Returns', RETURNS),
}

test('a website is read page by page, is ready when its pages are found, and answers with the page', async () => {
  shop.become(help)
  const { data } = await server.call(learnFromWebsite, {
    as: 'owner',
    body: { link: shop.link('/#top'), recursive: true },
  })
  expect(data.website).toMatchObject({ state: 'waiting', pages: 0, pagesFound: 1, link: shop.link('/') })
  await server.jobs.runWaiting()
  expect(await websites({ state: 'ready' })).toMatchObject([
    { link: shop.link('/'), state: 'ready', pages: 3, recursive: true, title: 'Help | Maison Lumen' },
  ])
  expect(await websites({ search: 'nowhere' })).toEqual([])
  const answer = await ask('Do you deliver parcels to Iceland?')
  expect(answer).toMatchObject({
    text: DELIVERY,
    sources: [{ title: 'Delivery', link: shop.link('/delivery') }],
  })

  const documents = await server.call(listKnowledgeDocuments, { as: 'owner' })
  expect(documents.data.documents.map(({ title }) => title)).not.toContain('Delivery')
  const id = answer.sources?.[0]?.documentId ?? ''
  const removed = await server.call(removeKnowledgeDocument, { as: 'owner', path: { id } })
  expect(removed.status).toBe(404)

  await server.call(forceIndexation, { as: 'owner' })
  expect(await websites()).toMatchObject([{ state: 'indexing', pages: 0, pagesFound: 3 }])
  await server.jobs.runWaiting()
  expect(await websites()).toMatchObject([{ state: 'ready', pages: 3 }])
})

test('the pages of a website: what each is known by, or why it is not', async () => {
  shop.become({
    ...help,
    '/robots.txt': (_request, response) => response.end('User-agent: *\nDisallow: /returns'),
    '/delivery': page('Delivery', DELIVERY, ['/', '/lost']),
  })
  const website = await read(shop.link())
  const path = { id: website?._id ?? '' }
  const { data } = await server.call(listWebsitePages, { as: 'owner', path })
  expect(data.pages).toEqual([
    { link: shop.link('/'), title: 'Help', state: 'ready', passages: 1 },
    { link: shop.link('/delivery'), title: 'Delivery', state: 'ready', passages: 1 },
    { link: shop.link('/returns'), state: 'failed', problem: 'robots' },
    { link: shop.link('/lost'), state: 'failed', problem: 'not-found' },
  ])
})

test('a website among the sources: it is counted by kind and state, with its language and its size', async () => {
  shop.become(help)
  const counted = async () => (await server.call(listKnowledgeDocuments, { as: 'owner' })).data
  const before = await counted()
  const website = await read(shop.link())
  const after = await counted()
  expect(after.counts?.['website'] ?? 0).toBe((before.counts?.['website'] ?? 0) + 1)
  expect(after.states?.['ready']).toBe((before.states?.['ready'] ?? 0) + 1)
  expect(website).toMatchObject({ language: 'en-US', replies: 0 })
  expect(website?.size).toBeGreaterThan(DELIVERY.length + RETURNS.length)
  expect(await websites({ language: 'en' })).toEqual([website])
  expect(await websites({ language: 'fr-FR' })).toEqual([])
  const path = { id: website?._id ?? '' }
  expect((await server.call(getKnowledgeWebsite, { as: 'owner', path })).data.website).toEqual(website)
  const nobodys = await server.call(getKnowledgeWebsite, { as: 'owner', path: { id: 'nobodys' } })
  expect(nobodys.status).toBe(404)
})

test('one page alone is read where the others are not asked for', async () => {
  shop.become(help)
  expect(await read(shop.link('/delivery'), false)).toMatchObject({ state: 'ready', pages: 1 })
  expect(shop.asked).toEqual(['/robots.txt', '/delivery'])
})

test('a removed website is found no more', async () => {
  shop.become(help)
  const website = await read(shop.link())
  await server.call(removeKnowledgeWebsite, { as: 'owner', path: { id: website?._id ?? '' } })
  expect((await ask('Do you deliver parcels to Iceland?')).handedOver).toBe(true)
  const again = await server.call(removeKnowledgeWebsite, { as: 'owner', path: { id: website?._id ?? '' } })
  expect(again.status).toBe(404)
})

test('read again, a changed page is indexed anew, a new one is found, a gone one is forgotten, the others stay', async () => {
  const tagged: Answer = (request, response) => {
    if (request.headers['if-none-match'] === '"a"') response.writeHead(304).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/html', etag: '"a"' })
        .end(page('Bulbs', 'The globe takes a G9 bulb.'))
  }
  const bulbs = { '/bulbs': tagged }
  const start = (links: string[]) => page('Help', 'All about our lamps and what we do.', links)
  shop.become({ ...help, ...bulbs, '/': start(['/delivery', '/returns', '/bulbs']) })
  const first = await read(shop.link())
  const before = await passagesByTitle()
  shop.become({
    ...bulbs,
    '/': start(['/delivery', '/returns', '/bulbs', '/care']),
    '/delivery': page('Delivery', 'We deliver parcels to Iceland within three working days.'),
    '/care': page('Care', 'Wipe the shade with a dry cloth.'),
  })
  const second = await read(shop.link())
  expect(second).toMatchObject({ _id: first?._id, state: 'ready', pages: 4 })
  expect((await ask('Do you deliver parcels to Iceland?')).text).toContain('three working days')
  expect((await ask('How do I wipe the shade?')).text).toContain('dry cloth')
  expect((await ask('May a chandelier be sent back?')).handedOver).toBe(true)
  const after = await passagesByTitle()
  expect(after['Bulbs']).toBe(before['Bulbs'])
  expect(after['Delivery']).not.toBe(before['Delivery'])
})

/** The passage of each page, by its id. */
async function passagesByTitle() {
  const rows = await server.database.queries.select().from(knowledgePassages)
  return Object.fromEntries(rows.map(({ headings, id }) => [headings, id]))
}

test('a website that fails while it is read again stays known as it was', async () => {
  shop.become(help)
  await read(shop.link())
  shop.become({ '*': (_request, response) => response.writeHead(503).end() })
  expect(await read(shop.link())).toMatchObject({ state: 'failed', problem: 'unreachable' })
  expect((await ask('Do you deliver parcels to Iceland?')).text).toBe(DELIVERY)
})

test('a website that ends half-way leaves nothing half known', async () => {
  const links = Array.from({ length: 9 }, (_, place) => `/${place}`)
  shop.become({
    '/robots.txt': '',
    '/': page('Help', 'All about our lamps and what we do.', ['/delivery', ...links]),
    '/delivery': page('Delivery', DELIVERY),
    '*': (request) => request.socket.destroy(),
  })
  expect(await read(shop.link())).toMatchObject({ state: 'failed', problem: 'unreachable' })
  expect((await ask('Do you deliver parcels to Iceland?')).handedOver).toBe(true)
})

test('what robots.txt closes is not asked for, and pages that ask not to be indexed or followed are obeyed', async () => {
  shop.become({
    '/robots.txt':
      'User-agent: *\nDisallow: /\n\nUser-agent: ReplybayBot\nDisallow: /staff\nSitemap: /none.xml',
    '/': page('Help', 'All about our lamps and what we do.', ['/staff', '/hidden', '/closed', '/header']),
    '/staff': page('Staff', 'The till is opened with a key.'),
    '/hidden': `<meta name="robots" content="noindex">${page('Hidden', 'The attic is full of moths.', ['/found'])}`,
    '/closed': `<meta name="ROBOTS" content="nofollow">${page('Closed', 'We close at noon.', ['/never'])}`,
    '/header': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'otherbot: noindex, noindex' })
        .end(page('Header', 'Nobody knows.')),
    '/found': page('Found', 'Behind the hidden page.'),
    '/never': page('Never', 'Nobody leads here.'),
  })
  expect(await read(shop.link())).toMatchObject({ state: 'ready', pages: 3 })
  expect(shop.asked).not.toContain('/staff')
  expect(shop.asked).not.toContain('/never')
  expect((await ask('Is the attic full of moths?')).handedOver).toBe(true)
})

test('a website that is closed to all is refused', async () => {
  shop.become({ ...help, '/robots.txt': 'User-agent: *\nDisallow: /' })
  expect(await read(shop.link())).toMatchObject({ state: 'failed', problem: 'refused', pages: 0 })
  expect(shop.asked).toEqual(['/robots.txt'])
})

test('pages that a website lists are read, also from a packed list of lists', async () => {
  const list = `<urlset><url><loc>${shop.link('/delivery')}</loc></url><url><loc>https://other.example/x</loc></url></urlset>`
  shop.become({
    '/': page('Help', 'All about our lamps and what we do.'),
    '/robots.txt': `Sitemap: ${shop.link('/lists.xml')}`,
    '/lists.xml': `<sitemapindex><sitemap><loc>${shop.link('/list.xml.gz')}</loc></sitemap></sitemapindex>`,
    '/list.xml.gz': (_request, response) => response.writeHead(200).end(gzipSync(list)),
    '/delivery': page('Delivery', DELIVERY),
  })
  expect(await read(shop.link())).toMatchObject({ state: 'ready', pages: 2 })
})

test('a website is read no further than three links, and on no other host', async () => {
  shop.become({
    '/': page('One', 'The first of our pages.', [
      '/2',
      'https://other.example/',
      '//10.0.0.1/',
      'mailto:a@b.example',
    ]),
    '/2': page('Two', 'The second of our pages.', ['/3']),
    '/3': page('Three', 'The third of our pages.', ['/4']),
    '/4': page('Four', 'The fourth of our pages.', ['/5']),
    '/5': page('Five', 'The fifth of our pages.'),
  })
  expect(await read(shop.link())).toMatchObject({ state: 'ready', pages: 4 })
})

test('a page that is found under several addresses is known once', async () => {
  const color = (one: string) =>
    `<link rel="canonical" href="/lamp">${page('Lamp', 'The lamp takes a G9 bulb.', [`/lamp?color=${one}`])}`
  shop.become({
    '/': page('Help', 'All about our lamps.', [
      '/lamp?color=red',
      '/lamp?color=blue',
      '/copy',
      '/old',
      '/cart',
      '/x.pdf',
    ]),
    '/lamp': color('red'),
    '/lamp?color=red': color('blue'),
    '/lamp?color=blue': color('red'),
    '/copy': page('Lamp', 'The lamp takes a G9 bulb.'),
    '/old': redirect('/lamp', 301),
  })
  expect(await read(shop.link())).toMatchObject({ state: 'ready', pages: 2 })
  expect(shop.asked).not.toContain('/cart')
  expect(shop.asked).not.toContain('/x.pdf')
})

test('a website that never ends is read up to two hundred pages, and its addresses up to a thousand', async () => {
  const links = Array.from({ length: 10_000 }, (_, place) => `/page-${place}`)
  shop.become({
    '/robots.txt': '',
    '/': page('Help', 'All about our lamps.', links),
    '*': (request, response) => {
      const text = `The text of ${request.url} and of no other.`
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('Page', text, [`${request.url}/on`]))
    },
  })
  const { data } = await server.call(learnFromWebsite, {
    as: 'owner',
    body: { link: shop.link(), recursive: true },
  })
  const { queries } = server.database
  const [website] = await queries.select().from(knowledgeWebsites)
  const earlier = Array.from({ length: 198 }, (_, place) => ({
    id: `earlier-${place}`,
    companyId: website?.companyId ?? '',
    websiteId: data.website._id,
    link: shop.link(`/earlier-${place}`),
    depth: 1,
    state: 'kept' as const,
  }))
  await queries.insert(knowledgePages).values(earlier)
  await server.jobs.runWaiting()
  expect(await websites()).toMatchObject([{ state: 'ready', pages: 2 }])
  expect(shop.asked).toEqual(['/robots.txt', '/', '/sitemap.xml', '/page-0'])
  expect(await queries.$count(knowledgePages)).toBe(1_000)
})

test('links that only differ by what they ask, or grow for ever, are left', async () => {
  const asked = Array.from({ length: 30 }, (_, place) => `/list?page=${place}`)
  shop.become({
    '/': page('Help', 'All about our lamps.', [...asked, '/a/b/a/b/a/b', '/q?a=1&b=2&c=3&d=4']),
    '*': (request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('List', `A page, ${request.url}.`)),
  })
  expect(await read(shop.link())).toMatchObject({ pages: 11 })
})

test.each([
  ['leads into a private network', { '/': redirect('http://169.254.169.254/latest') }, 'forbidden-address'],
  ['leads to this machine', { '/': redirect('http://[::1]/') }, 'forbidden-address'],
  ['leads to what is no website', { '/': redirect('file:///etc/passwd') }, 'forbidden-address'],
  ['leads round and round', { '/': redirect('/a'), '/a': redirect('/') }, 'unreachable'],
  ['is not there', {}, 'not-found'],
  ['wants a password', { '/': (_request, response) => response.writeHead(401).end() }, 'refused'],
  [
    'is a file',
    { '/': (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end() },
    'wrong-type',
  ],
  ['has no words', { '/': '<main><img src="a.png"></main>' }, 'empty'],
  ['breaks off', { '/': (request) => request.socket.destroy() }, 'unreachable'],
  [
    'sends a gigabyte',
    {
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const more = () => {
          while (response.write('<p>more</p>'.repeat(1_000)));
        }
        response.on('drain', more)
        more()
      },
    },
    'too-large',
  ],
] satisfies [string, Record<string, Answer>, string][])(
  'a website that %s fails with its reason',
  async (_what, pages, problem) => {
    shop.become(pages)
    expect(await read(shop.link())).toMatchObject({ state: 'failed', problem, pages: 0 })
    const rows = await server.database.queries.select().from(knowledgePages)
    expect(rows.filter(({ content }) => content !== null)).toEqual([])
  },
)

test('an address in a private network is asked nowhere', async () => {
  expect(await read('http://192.168.0.1/')).toMatchObject({ state: 'failed', problem: 'forbidden-address' })
})

test.each(['ftp://shop.example/', 'http://me:word@shop.example/', 'javascript:alert(1)'])(
  'the address %s is refused',
  async (link) => {
    const { status, problem } = await server.call(learnFromWebsite, { as: 'owner', body: { link } })
    expect([status, problem.fields?.[0]?.path]).toEqual([400, '/body/link'])
  },
)

test('a page is read as it is written', async () => {
  // Of all ways to write, in this one alone the sign is the euro's.
  const written = (text: string) => Buffer.from(text.replaceAll('€', '\u00A4'), 'latin1')
  const inMeta = `<meta charset="iso-8859-15">${page('Price in €', 'The lamp costs 40 €.')}`
  shop.become({
    '/': page('Help', 'All about our lamps.', ['/header', '/meta', '/bare']),
    '/header': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-15' })
        .end(written(page('Tax in €', 'The tax is 8 €.'))),
    '/meta': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(written(inMeta)),
    '/bare': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from(page('Entrée', 'La clé.'), 'latin1')),
  })
  await read(shop.link())
  const titles = (await server.database.queries.select().from(knowledgePages)).map(({ title }) => title)
  expect(new Set(titles)).toEqual(new Set(['Entrée', 'Help', 'Price in €', 'Tax in €']))
})

test('a website that was read a week ago is read again by itself', async () => {
  shop.become(help)
  const website = await read(shop.link())
  const { queries } = server.database
  const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  await queries
    .update(knowledgeWebsites)
    .set({ startedAt: longAgo })
    .where(eq(knowledgeWebsites.id, website?._id ?? ''))
  shop.become({
    ...help,
    '/delivery': page('Delivery', 'We deliver parcels to Iceland within two working days.'),
  })
  await server.jobs.add(queries, rereadWebsites, {})
  await server.jobs.runWaiting()
  // What it asks for comes before it in the order of a test.
  await server.jobs.runWaiting()
  expect((await ask('Do you deliver parcels to Iceland?')).text).toContain('two working days')
})
