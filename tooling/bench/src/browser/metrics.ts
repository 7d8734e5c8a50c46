import type { CDPSession } from 'playwright'

/** Something that Chromium counts of a page. @throws when it does not. */
export async function metricOf(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const found = metrics.find((one) => one.name === name)
  if (!found) throw new Error(`The browser tells no ${name}.`)
  return found.value
}

/** Bytes of the JavaScript heap that are in use after a collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return await metricOf(cdp, 'JSHeapUsedSize')
}
