import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildFloors } from '../build-floors.ts'
import { serveFolder } from '@replybay/server'
import { unthrottled } from './condition.ts'
import { launchBrowser, openMeasured } from './measured-page.ts'
import { floorTarget } from './targets.ts'

/** A browser, and the floors that pages are compared with. */
export interface Stage {
  browser: Browser
  floorsUrl: string
  close: () => Promise<void>
}

/** Builds and serves the floors, and starts a browser. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-floors-'))
  await buildFloors(folder)
  const served = await serveFolder(folder)
  const browser = await launchBrowser()
  // The first page of a browser pays for its start.
  await (await openMeasured(browser, floorTarget(served.url, 'react'), unthrottled)).close()
  return {
    browser,
    floorsUrl: served.url,
    async close() {
      await browser.close()
      await served.close()
      await rm(folder, { recursive: true })
    },
  }
}
