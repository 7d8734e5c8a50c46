/** A website that is looked at before it is added: its pages are read as politely as the crawler reads them, and nothing is kept. */
import { setTimeout as wait } from 'node:timers/promises'
import type { components } from '@replybay/api-client'
import type { Person } from '../../../platform/contract/handlers.ts'
import { knowledgePageWorkerFile } from '../../../paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { openThread, ThreadProblem } from '../../../platform/threads/thread.ts'
import { createTurns } from '../../../platform/turns.ts'
import { firstAddress, isSameSite, pageAddress } from './addresses.ts'
import { fatal, MOST_LISTED, MOST_MOVES } from './begin.ts'
import { presentLooked } from './looked-at-page.ts'
import { type Outcome, type PageThread, problemOf, readAddress } from './read-address.ts'
import { PAGE_THREAD } from './read-website.ts'
import { openRobotsThread, type RobotsThread } from './robots-thread.ts'
import { fetchRules, readSitemaps } from './rules.ts'
import { readLink } from './website-link.ts'

type Schemas = components['schemas']

/** No page is begun after so long; in ms. */
const LOOK_MS = 6_000
/** Whatever is not read by then is not waited for: neither a page nor a turn; in ms. */
const WHOLE_MS = 25_000

/** Looks take the turns of one process: they wait for other people's servers. */
const inTurn = createTurns({ atOnce: 4, mostWaiting: 20 })

export interface WebsiteLooks {
  /**
   * @param over aborts when its caller has gone
   * @throws Failure `invalid-request` for what is no address of a website, `overloaded` where too many look.
   */
  look(
    person: Person,
    website: Schemas['WebsiteToLookAt'],
    over: AbortSignal,
  ): Promise<Schemas['WebsiteLook']>
}

interface Looking {
  companyId: string
  database: Database
  outbound: Outbound
  /** Between two pages; in ms. */
  pauseMs: number
  thread: PageThread
  robots: RobotsThread
  /** Its caller has gone, a newer look of the same person has begun, or its time is up. */
  ended: AbortSignal
}

export function createWebsiteLooks(context: ServerContext): WebsiteLooks {
  const { database, outbound, config } = context
  const underWay = new Map<string, AbortController>()
  return {
    async look({ companyId, userId }, { link, pages = [] }, over) {
      const start = readLink(link)
      underWay.get(userId)?.abort()
      const own = new AbortController()
      underWay.set(userId, own)
      const thread: PageThread = openThread(knowledgePageWorkerFile, PAGE_THREAD)
      const robots = openRobotsThread()
      const ended = AbortSignal.any([over, own.signal, AbortSignal.timeout(WHOLE_MS)])
      const looking: Looking = {
        companyId,
        database,
        outbound: {
          ...outbound,
          get: (address, request) => outbound.get(address, { ...request, signal: ended }),
        },
        pauseMs: config.crawlPauseMs,
        thread,
        robots,
        ended,
      }
      try {
        return await inTurn(
          () => (pages.length > 0 ? lookOn(looking, start, pages) : lookFirst(looking, start)),
          ended,
        )
      } catch (error) {
        if (ended.aborted) return { link: start, problem: 'timeout', pages: [] }
        if (error instanceof OutboundProblem)
          return { link: start, problem: problemOf(error.code), pages: [] }
        if (error instanceof ThreadProblem) return { link: start, problem: 'refused', pages: [] }
        throw error
      } finally {
        if (underWay.get(userId) === own) underWay.delete(userId)
        await Promise.all([thread.stop(), robots.stop()])
      }
    },
  }
}

/** The page that a website is named by, wherever it leads, and what the website lists itself. */
async function lookFirst(
  { companyId, database, outbound, thread, robots }: Looking,
  address: string,
): Promise<Schemas['WebsiteLook']> {
  let start = new URL(address)
  for (let moves = 0; moves <= MOST_MOVES; moves++) {
    const link = firstAddress(start)
    const lost = (problem: Schemas['KnowledgeProblem']) => ({ link, problem, pages: [] })
    const text = await fetchRules(outbound, start.origin)
    if (text === undefined) return lost('unreachable')
    const rules = await robots.run({ origin: start.origin, text, addresses: [start.href] })
    if (!rules.allowed.has(start.href)) return lost('refused')
    const outcome = await readAddress({ outbound, thread }, unknown(link))
    if (outcome.kind === 'moved') {
      const next = URL.parse(outcome.to)
      if (!next) return lost('unreachable')
      start = next
      continue
    }
    const problem = 'problem' in outcome ? fatal(outcome.problem) : undefined
    if (problem) return lost(problem)
    const site = start
    const { sitemaps } = rules
    const isOwn = (url: URL) => isSameSite(url, site)
    const listed = await readSitemaps(outbound, { origin: site.origin, sitemaps, isOwn, most: MOST_LISTED })
    const page = await presentLooked(database, { companyId, link, outcome, site, listed })
    const title = outcome.kind === 'read' ? outcome.page.siteName : ''
    return { link, ...(title && { title }), pages: [page] }
  }
  return { link: firstAddress(start), problem: 'unreachable', pages: [] }
}

/** Pages that were found, as far as there is time for them. */
async function lookOn(
  { companyId, database, outbound, pauseMs, thread, robots, ended }: Looking,
  address: string,
  wanted: readonly string[],
): Promise<Schemas['WebsiteLook']> {
  const site = new URL(address)
  const pages: Schemas['LookedAtPage'][] = []
  const text = await fetchRules(outbound, site.origin)
  if (text === undefined) return { link: address, problem: 'unreachable', pages }
  const addresses = wanted.flatMap((one) => pageAddress(one, site) ?? [])
  const rules = await robots.run({ origin: site.origin, text, addresses })
  const until = Date.now() + LOOK_MS
  const read = async (link: string) => {
    await wait(Math.max(rules.pauseMs, pauseMs), undefined, { signal: ended })
    return await readAddress({ outbound, thread }, unknown(link))
  }
  for (const one of wanted) {
    if (Date.now() > until || ended.aborted) break
    const link = pageAddress(one, site)
    const mayRead = link !== undefined && rules.allowed.has(link)
    const outcome: Outcome | undefined = mayRead
      ? await read(link).catch((error: unknown) => {
          // What was read before stays.
          if (!ended.aborted) throw error
          return undefined
        })
      : { kind: 'gone', problem: link === undefined ? 'not-found' : 'robots' }
    if (!outcome) break
    pages.push(await presentLooked(database, { companyId, link: one, outcome, site }))
    if (outcome.kind === 'later') {
      return { link: address, retryAfter: Math.max(1, Math.ceil(outcome.waitMs / 1000)), pages }
    }
  }
  return { link: address, pages }
}

const unknown = (link: string) => ({ link, etag: null, lastModified: null, hash: null })
