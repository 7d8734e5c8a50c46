/** What a website allows those to read who are no people: its robots.txt, and the pages that it lists itself. */
import { gunzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { READER } from './robots.ts'

export const HEADERS = { 'user-agent': `${READER}/1.0`, accept: 'text/html,application/xhtml+xml' }

const ROBOTS_BYTES = 512 * 1024
const SITEMAP_BYTES = 10 * 1_048_576
/** In characters. */
const LONGEST_ADDRESS = 2_000
/** Files of a list of lists. */
const MOST_SITEMAPS = 10
/** Tags of one file that are looked at: as many as the 50,000 addresses have that the protocol allows. */
const MOST_TAGS = 100_000
/** For all of them: a slow website keeps no reader from those of others; in ms. */
const SITEMAPS_MS = 30_000

/**
 * The rules of a website, as text. Without a file there are none.
 *
 * @throws OutboundProblem; undefined where the website itself fails.
 */
export async function fetchRules(outbound: Outbound, origin: string): Promise<string | undefined> {
  const { status, body } = await outbound.get(`${origin}/robots.txt`, {
    headers: HEADERS,
    mostBytes: ROBOTS_BYTES,
  })
  if (status >= 500) return undefined
  return Buffer.from(body).toString().replaceAll('\0', '')
}

/** The addresses that a website lists, as many as are wanted. What can't be read lists none. */
export async function readSitemaps(
  outbound: Outbound,
  {
    origin,
    sitemaps,
    isOwn,
    most,
  }: { origin: string; sitemaps: readonly string[]; isOwn: (url: URL) => boolean; most: number },
): Promise<string[]> {
  const waiting = sitemaps.length > 0 ? [...sitemaps] : [`${origin}/sitemap.xml`]
  const found: string[] = []
  const until = Date.now() + SITEMAPS_MS
  for (let files = 0; files < MOST_SITEMAPS && found.length < most && Date.now() < until; files++) {
    const next = waiting.shift()
    if (next === undefined) break
    const url = URL.parse(next)
    if (!url || !isOwn(url)) continue
    const text = await fetchSitemap(outbound, url.href, isOwn).catch(() => '')
    if (/<sitemapindex[\s>]/i.test(text)) waiting.push(...addressesIn(text, MOST_SITEMAPS))
    else found.push(...addressesIn(text, most - found.length))
  }
  return found
}

/**
 * What stands in each `<loc>`, tag by tag: one pattern for the whole can be kept busy for ever by blanks. A file of millions
 * of tags would hold the process up: no more of it is read than is wanted.
 */
export function addressesIn(sitemap: string, most: number): string[] {
  const found: string[] = []
  let start: number | undefined
  let tags = 0
  for (const { 0: tag, index } of sitemap.matchAll(/<\/?loc>/gi)) {
    tags += 1
    if (tags > MOST_TAGS || found.length >= most) break
    if (!tag.startsWith('</')) start = index + tag.length
    else if (start !== undefined) {
      const one = sitemap
        .slice(start, index)
        .trim()
        .replace(/^<!\[CDATA\[/i, '')
        .replace(/\]\]>$/, '')
        .trim()
      if (one && one.length <= LONGEST_ADDRESS) found.push(one.replaceAll('&amp;', '&'))
      start = undefined
    }
  }
  return found
}

async function fetchSitemap(
  outbound: Outbound,
  address: string,
  isOwn: (url: URL) => boolean,
): Promise<string> {
  const { body } = await outbound.get(address, {
    headers: { ...HEADERS, accept: '*/*' },
    mostBytes: SITEMAP_BYTES,
    mayFollow: (_from, to) => isOwn(to),
  })
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const bytes = isPacked ? await promisify(gunzip)(body, { maxOutputLength: SITEMAP_BYTES }) : body
  return Buffer.from(bytes).toString()
}
