import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildPages, floors, type Page } from '../build-pages.ts'
import { serveFolder } from '@replybay/server'
import { unthrottled } from './condition.ts'
import { launchBrowser, openMeasured } from './measured-page.ts'
import { pageTarget } from './targets.ts'

/** A browser, and pages that it can open. */
export interface Stage {
  browser: Browser
  pagesUrl: string
  close: () => Promise<void>
}

/** Builds and serves the floors, or other pages, and starts a browser. */
export async function openStage(pages: readonly [Page, ...Page[]] = floors): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-pages-'))
  await buildPages(folder, pages)
  const served = await serveFolder(folder)
  const browser = await launchBrowser()
  // The first page of a browser pays for its start.
  await (await openMeasured(browser, pageTarget(served.url, pages[0]), unthrottled)).close()
  return {
    browser,
    pagesUrl: served.url,
    async close() {
      await browser.close()
      await served.close()
      await rm(folder, { recursive: true })
    },
  }
}
