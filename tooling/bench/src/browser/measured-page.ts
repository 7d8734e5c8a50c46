import { browserArguments, findBrowser, hearRequests, untilQuiet } from '@replybay/browser'
import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { applyCondition, type Condition } from './condition.ts'
import { installPageProbe, type Sign } from './page-probe.ts'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments })
}

/** A page to measure, and how to get there. */
export interface Target {
  url: string
  /** Holds once the page shows what somebody came for. */
  ready: Sign
  /** The session of who looks. */
  token?: string
  /** @default 'en-US' */
  locale?: string
}

export interface MeasuredPage {
  page: Page
  cdp: CDPSession
  /** All that was asked for so far and has arrived. */
  requests: readonly Request[]
  close: () => Promise<void>
}

/** Opens a page with nothing in its cache, and waits until it is ready and quiet. */
export async function openMeasured(
  browser: Browser,
  { url, ready, token, locale = 'en-US' }: Target,
  condition: Condition,
): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale })
  if (token) {
    // Who is signed in has chosen their language before, or that of their account would be spoken.
    const cookies = Object.entries({ token, i18n_redirected: locale })
    const origin = new URL('/', url).href
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
  }
  const page = await context.newPage()
  hearRequests(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await applyCondition(cdp, condition)
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.addInitScript(installPageProbe, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.probe.readyAt !== undefined, null, { polling: 100 })
  await untilQuiet(page)
  return { page, cdp, requests, close: () => context.close() }
}
