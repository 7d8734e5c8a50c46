import type { Browser } from 'playwright'
import { type AskedFor, askedFor } from './asked-for.ts'
import { unthrottled } from './condition.ts'
import { openMeasured, type Target } from './measured-page.ts'

/** Loads a page once, with nothing in the cache, and tells what it asked for. */
export async function weightOf(browser: Browser, target: Target): Promise<AskedFor> {
  const { requests, close } = await openMeasured(browser, target, unthrottled)
  const weight = await askedFor(requests)
  await close()
  return weight
}
