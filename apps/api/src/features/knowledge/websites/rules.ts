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
    const addresses = addressesIn(text)
    if (/<sitemapindex[\s>]/i.test(text)) waiting.push(...addresses.slice(0, MOST_SITEMAPS))
    // One by one: a list is longer than the arguments of a call may be.
    else for (const one of addresses.slice(0, most - found.length)) found.push(one)
  }
  return found
}

/** What stands in each `<loc>`, tag by tag: one pattern for the whole can be kept busy for ever by blanks. */
export function addressesIn(sitemap: string): string[] {
  const found: string[] = []
  let start: number | undefined
  for (const { 0: tag, index } of sitemap.matchAll(/<\/?loc>/gi)) {
    if (!tag.startsWith('</')) start = index + tag.length
    else if (start !== undefined) {
      const one = sitemap
        .slice(start, index)
        .trim()
        .replace(/^<!\[CDATA\[/i, '')
        .replace(/\]\]>$/, '')
      if (one.length <= LONGEST_ADDRESS) found.push(one.trim().replaceAll('&amp;', '&'))
      start = undefined
    }
  }
  return found.filter(Boolean)
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
