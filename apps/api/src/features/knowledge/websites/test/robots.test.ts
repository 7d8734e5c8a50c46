import { learnFromWebsite, listKnowledgeWebsites } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { readRobots, tidyRobots } from '../robots.ts'
import { page, Website } from '../../../../../test/website.ts'

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

const origin = 'https://shop.example'

test('robots.txt: rules are read with their wildcards, the pause and the lists of pages', () => {
  const text =
    'User-agent: *\nCrawl-delay: 2\nDisallow: /**/staff$\nAllow: /a\nSitemap: https://shop.example/list.xml'
  const addresses = [`${origin}/a/staff`, `${origin}/a/staff/door`, `${origin}/staff`]
  expect(readRobots({ origin, text, addresses })).toEqual({
    allowed: new Set([`${origin}/a/staff/door`, `${origin}/staff`]),
    pauseMs: 2000,
    sitemaps: ['https://shop.example/list.xml'],
  })
})

test('robots.txt: many wildcards in a row are one, and rules that no address is as long as are left out', () => {
  const text = `User-agent: *\r\nDisallow: /${'*'.repeat(500_000)}x\nDisallow: /${'a*'.repeat(5_000)}\nAllow: /b`
  expect(tidyRobots(text)).toBe('User-agent: *\nDisallow: /*x\nAllow: /b')
})

test('robots.txt that takes all time or memory: the website ends as refused, and others are read', async () => {
  const read = async (recursive: boolean) => {
    const body = { link: shop.link(), recursive }
    await server.call(learnFromWebsite, { as: 'owner', body })
    await server.jobs.runWaiting()
    return (await server.call(listKnowledgeWebsites, { as: 'owner' })).data.websites
  }
  const links = Array.from({ length: 900 }, (_, place) => `/${'a'.repeat(450)}${place}`)
  const rules = Array.from({ length: 500 }, (_, place) => `Disallow: /${'a*'.repeat(490)}${place}`)
  shop.become({
    '/robots.txt': `User-agent: *\n${rules.join('\n')}`,
    '/': page('Help', 'All about our lamps.', links),
  })
  expect(await read(true)).toMatchObject([{ state: 'failed', problem: 'refused' }])
  shop.become({ '/': page('Help', 'All about our lamps.') })
  expect(await read(false)).toMatchObject([{ state: 'ready', pages: 1 }])
})
