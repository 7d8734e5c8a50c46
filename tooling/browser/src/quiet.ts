import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** So long without a request on its way, and a page is quiet; in ms. */
const QUIET_MS = 500
const LOOK_EVERY_MS = 50

interface Heard {
  pending: Set<Request>
  changedAt: number
}

const pages = new WeakMap<Page, Heard>()

/** Keeps account of what a page asks for; to be called before it goes anywhere. */
export function hearRequests(page: Page): void {
  const heard: Heard = { pending: new Set(), changedAt: Date.now() }
  const end = (request: Request) => {
    heard.pending.delete(request)
    heard.changedAt = Date.now()
  }
  page.on('request', (request) => {
    heard.pending.add(request)
    heard.changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // A stream of events goes on as long as somebody listens.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) end(response.request())
  })
  pages.set(page, heard)
}

/**
 * Waits until nothing is on its way that comes to an end.
 * @throws when the page is still busy after `timeoutMs`, naming what it waits for.
 */
export async function untilQuiet(page: Page, timeoutMs = 30_000): Promise<void> {
  const heard = pages.get(page)
  if (!heard) throw new Error('Nobody has heard what this page asks for: call hearRequests first.')
  const until = Date.now() + timeoutMs
  while (heard.pending.size > 0 || Date.now() - heard.changedAt < QUIET_MS) {
    if (Date.now() > until) {
      const asked = [...heard.pending].map((request) => request.url()).join(', ')
      throw new Error(`The page is still busy after ${timeoutMs} ms: ${asked || 'it asks again and again'}.`)
    }
    await wait(LOOK_EVERY_MS)
  }
}
