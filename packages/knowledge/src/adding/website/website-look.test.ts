import type { LookedAtPage } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { addRead, beginLook, chosenPages, nextPages, treeOf } from './website-look.ts'

const site = 'https://lumen.example'
const page = (path: string, links: string[] = [], rest: Partial<LookedAtPage> = {}): LookedAtPage => ({
  link: `${site}${path}`,
  title: path,
  words: 10,
  links: links.map((link) => `${site}${link}`),
  ...rest,
})
const begun = beginLook(`${site}/aide`, [page('/aide', ['/aide/retours', '/en/help'])])

test('look: what a page leads to is found and chosen before it is read, what can not be read is not', () => {
  const paths = (look: typeof begun) =>
    chosenPages(look, new Set()).map(({ link }) => link.slice(site.length))
  expect(paths(begun)).toEqual(['/aide', '/aide/retours', '/en/help'])
  const on = addRead(begun, [page('/en/help', [], { problem: 'robots' })])
  expect(paths(on)).toEqual(['/aide', '/aide/retours'])
  expect(chosenPages(on, new Set([`${site}/aide`])).map(({ title }) => title)).toEqual([undefined])
})

test('look: pages near the first one are read first, and none beyond three links', () => {
  expect(nextPages(begun, 1)).toEqual([`${site}/aide/retours`])
  let look = begun
  for (const [from, to] of [
    ['/aide/retours', '/two'],
    ['/two', '/three'],
    ['/three', '/four'],
  ] as const) {
    look = addRead(look, [page(from, [to])])
  }
  expect(nextPages(look, 9)).toEqual([`${site}/en/help`])
})

test('look: two hundred pages are read, and no more', () => {
  const many = Array.from({ length: 300 }, (_, number) => `/page/${number}`)
  let look = beginLook(`${site}/`, [page('/', many)])
  for (let wanted = nextPages(look, 50); wanted.length > 0; wanted = nextPages(look, 50)) {
    look = addRead(
      look,
      wanted.map((link) => page(link.slice(site.length))),
    )
  }
  expect([...look.pages.values()].filter(({ isRead }) => isRead)).toHaveLength(200)
  expect(chosenPages(look, new Set())).toHaveLength(200)
})

test('look: a page that says the same as another one, or leads on to it, is not chosen', () => {
  const look = addRead(begun, [
    page('/aide/retours', [], { digest: 'same' }),
    { link: `${site}/en/help`, problem: 'duplicate', links: [`${site}/help`] },
    page('/help', [], { digest: 'same' }),
  ])
  expect(look.pages.get(`${site}/help`)).toMatchObject({ problem: 'duplicate', depth: 1 })
  expect(treeOf(look).map(({ path }) => path)).toEqual(['/aide', '/aide/retours', '/help'])
})

test('look: pages stand below those whose paths they go on, whatever the order in which they were found', () => {
  const look = beginLook(`${site}/aide`, [
    page('/aide', ['/en/help/dimmers', '/aide/livraison/iles', '/en/help', '/aide/livraison', '/aidez-nous']),
  ])
  expect(treeOf(look).map(({ path, level }) => [path, level])).toEqual([
    ['/aide', 0],
    ['/aide/livraison', 1],
    ['/aide/livraison/iles', 2],
    ['/aidez-nous', 0],
    ['/en/help', 0],
    ['/en/help/dimmers', 1],
  ])
  expect(treeOf(look)[0]?.below).toEqual([`${site}/aide/livraison`, `${site}/aide/livraison/iles`])
})
