import { compareScrolling, type ScrolledList } from '../browser/compare-scrolling.ts'
import { compareTyping } from '../browser/compare-typing.ts'
import { slowProcessor, unthrottled } from '../browser/condition.ts'
import { openStage, type Stage } from '../browser/stage.ts'
import { listTarget, pageTarget } from '../browser/targets.ts'
import { weightOf } from '../browser/weight-of.ts'
import { budgets } from '../budgets.ts'
import { floors, kitPages } from '../build-pages.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

const ROWS = 100_000
const KILO = 1_000

/** The kit's components: what a page pays for one of them, and how quick they are where there is much in them. */
export const kit: Part = async ({ runs }) => {
  const stage = await openStage([...floors, ...kitPages])
  try {
    return [
      ...(await weights(stage)),
      await compareTyping(stage, { condition: unthrottled, goal: { most: 32 } }, runs),
      await compareTyping(stage, { condition: slowProcessor }, runs),
      ...(await scrolling(stage, runs)),
    ]
  } finally {
    await stage.close()
  }
}

async function weights({ browser, pagesUrl }: Stage): Promise<Figure[]> {
  const floor = (await weightOf(browser, pageTarget(pagesUrl, 'react'))).codeBytes / KILO
  const figures: Figure[] = []
  for (const page of ['button', 'text-field', 'data-table', 'whole'] as const) {
    // One page at a time.
    const value = (await weightOf(browser, pageTarget(pagesUrl, page))).codeBytes / KILO
    const name = page === 'whole' ? 'all of the kit' : `a ${page.replace('-', ' ')} alone`
    const goal = page !== 'whole' && { goal: { most: budgets.kit[page] / KILO } }
    figures.push({ name: `${name}, scripts and styles, brotli`, unit: 'kB', value, floor, ...goal })
  }
  return figures
}

async function scrolling(stage: Stage, runs: number): Promise<Figure[]> {
  const bare: ScrolledList = { target: listTarget(stage.pagesUrl, ROWS), row: 'li' }
  const list = { target: pageTarget(stage.pagesUrl, 'virtual-list'), row: 'li' }
  const table = { target: pageTarget(stage.pagesUrl, 'data-table'), row: '[role=row][data-index]' }
  const figures: Figure[] = []
  for (const condition of [unthrottled, slowProcessor]) {
    const comparison = { condition, goals: { gap: { floors: 1.35 }, blank: { most: 1 } } }
    // Two at once would slow each other.
    figures.push(
      ...(await compareScrolling(stage, list, bare, { ...comparison, name: 'a list of 100,000' }, runs)),
      ...(await compareScrolling(stage, table, bare, { ...comparison, name: 'a table of 100,000' }, runs)),
    )
  }
  return figures
}
