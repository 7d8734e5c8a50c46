import type { Browser } from 'playwright'
import { askedFor } from './asked-for.ts'
import type { Condition } from './condition.ts'
import { heapOf, metricOf } from './metrics.ts'
import { openMeasured, type Target } from './measured-page.ts'

/** From this on a task keeps a person waiting. */
const LONG_TASK_MS = 50

/** One load of a page, from nothing until it was quiet. */
export interface LoadFigures {
  codeBytes: number
  requests: number
  /** Until the first frame that shows what somebody came for, in ms. */
  ready: number
  /** Time that tasks took beyond 50 ms each, in ms. */
  blocked: number
  /** All work of the main thread, in ms. */
  task: number
  /** Bytes of the JavaScript heap that are in use after a collection. */
  heap: number
}

/** Loads the page once, with nothing in the cache. */
export async function measureLoad(
  browser: Browser,
  target: Target,
  condition: Condition,
): Promise<LoadFigures> {
  const { page, cdp, requests, close } = await openMeasured(browser, target, condition)
  const { codeBytes, requests: count } = await askedFor(requests)
  const { ready, blocked } = await page.evaluate(
    (long) => ({
      ready: window.probe.readyAt ?? Number.NaN,
      blocked: window.probe.longTasks.reduce((sum, task) => sum + Math.max(0, task.duration - long), 0),
    }),
    LONG_TASK_MS,
  )
  const task = (await metricOf(cdp, 'TaskDuration')) * 1_000
  const heap = await heapOf(cdp)
  await close()
  return { codeBytes, requests: count, ready, blocked, task, heap }
}
