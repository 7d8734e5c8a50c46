import { createHash } from 'node:crypto'
import type { Outbound, OutboundAnswer } from '../../../platform/outbound/outbound.ts'
import { type OutboundCode, OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import { type Thread, ThreadProblem } from '../../../platform/threads/thread.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { pageAddress, pathOf } from './addresses.ts'
import type { Page, PageRequest } from './page.ts'
import { HEADERS } from './rules.ts'
import type { PageRow, WebsiteRow } from './store.ts'

const PAGE_BYTES = 2 * 1_048_576
const PAGE_MS = 15_000
/** Of a page's text; in characters. */
const LONGEST_TEXT = 200_000

/** How long is waited for a website that has too much to do: where it does not say, and at least; in ms. */
const [USUAL_WAIT_MS, LEAST_WAIT_MS] = [60_000, 1_000]

export type Problem = NonNullable<PageRow['problem']>

export type Outcome =
  | { kind: 'read'; page: Page; hash: string; etag: string | null; lastModified: string | null }
  /** As it was when it was read before. */
  | { kind: 'kept' }
  /** It is found elsewhere. */
  | { kind: 'moved'; to: string }
  /** There is nothing to know, as long as the page is as it is. */
  | { kind: 'gone'; problem: Problem; links?: readonly string[] }
  /** The website wants to be asked again, in so many ms. */
  | { kind: 'later'; waitMs: number; problem: Problem }
  /** It may be had another time. */
  | { kind: 'failed'; problem: Problem }

export type PageThread = Thread<PageRequest, Page>

interface Tools {
  outbound: Outbound
  thread: PageThread
}

/** What is known of it. */
type Known = Pick<PageRow, 'link' | 'etag' | 'lastModified' | 'hash'>

/** Reads a page, and follows no redirect: where it leads is a page of its own. */
export async function readAddress({ outbound, thread }: Tools, known: Known): Promise<Outcome> {
  try {
    const answer = await outbound.get(known.link, {
      headers: { ...HEADERS, ...sinceThen(known) },
      types: ['text/html', 'application/xhtml+xml'],
      mostBytes: PAGE_BYTES,
      timeLimitMs: PAGE_MS,
      mayFollow: () => false,
    })
    return withoutText(answer) ?? (await readText(thread, known, answer))
  } catch (error) {
    if (error instanceof ThreadProblem) return { kind: 'gone', problem: threadProblems[error.code] }
    if (!(error instanceof OutboundProblem)) throw error
    if (error.code === 'refused-redirect') return { kind: 'moved', to: error.to?.href ?? '' }
    const problem = problemOf(error.code)
    const isForNow = problem === 'timeout' || problem === 'unreachable'
    return { kind: isForNow ? 'failed' : 'gone', problem }
  }
}

const threadProblems = { timeout: 'too-large', 'too-large': 'too-large', broken: 'error' } as const

/** What a person reads of it. */
export function problemOf(code: OutboundCode): NonNullable<WebsiteRow['problem']> {
  switch (code) {
    case 'timeout':
    case 'too-large':
    case 'wrong-type':
      return code
    case 'invalid-address':
    case 'forbidden-address':
      return 'forbidden-address'
    default:
      return 'unreachable'
  }
}

function sinceThen({ etag, lastModified, hash }: Known): Record<string, string> {
  if (!hash) return {}
  return {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

function withoutText({ status, headers }: OutboundAnswer): Outcome | undefined {
  const later = headers.get('retry-after')
  if (status === 304) return { kind: 'kept' }
  if (status === 401 || status === 403 || status === 451) return { kind: 'gone', problem: 'refused' }
  if (status === 429 || (status === 503 && later !== null)) {
    return { kind: 'later', waitMs: readWait(later), problem: 'refused' }
  }
  if (status >= 500) return { kind: 'failed', problem: 'unreachable' }
  return status === 200 ? undefined : { kind: 'gone', problem: 'not-found' }
}

/** What Retry-After says, seconds or a moment; in ms. */
function readWait(later: string | null): number {
  const seconds = Number(later ?? Number.NaN)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(later ?? '') - Date.now()
  return Number.isFinite(ms) ? Math.max(ms, LEAST_WAIT_MS) : USUAL_WAIT_MS
}

async function readText(
  thread: PageThread,
  known: Known,
  { url, headers, body }: OutboundAnswer,
): Promise<Outcome> {
  const header = (name: string) => headers.get(name) ?? ''
  const page = await thread.run({
    bytes: body,
    contentType: header('content-type'),
    robots: header('x-robots-tag'),
    url: url.href,
  })
  const canonical = page.canonical && pageAddress(page.canonical, url)
  // Of a whole page, many websites name the wrong one.
  if (canonical && canonical !== known.link && pathOf(canonical) === pathOf(known.link)) {
    return { kind: 'moved', to: canonical }
  }
  const { links } = page
  if (!page.isIndexed) return { kind: 'gone', problem: 'robots', links }
  if (page.words === 0) return { kind: 'gone', problem: 'empty', links }
  const text = cutText(page.text.toWellFormed(), LONGEST_TEXT).replaceAll('\0', '')
  const hash = createHash('sha256').update(`${page.title}\n${text}`).digest('base64url')
  return {
    kind: 'read',
    page: { ...page, text },
    hash,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  }
}
