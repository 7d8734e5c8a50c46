import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../src/browser/stage.ts'
import { pageTarget } from '../src/browser/targets.ts'
import { weightOf } from '../src/browser/weight-of.ts'
import { budgets } from '../src/budgets.ts'
import type { Page } from '../src/build-pages.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(['react', 'button', 'text-field', 'data-table', 'whole'])
})
afterAll(() => stage.close())

async function weigh(page: Page) {
  const { codeBytes, code } = await weightOf(stage.browser, pageTarget(stage.pagesUrl, page))
  process.stdout.write(`${page}: ${(codeBytes / 1_000).toFixed(1)} kB of scripts and styles, brotli\n`)
  return { codeBytes, files: JSON.stringify(code, null, 1) }
}

test.each(['button', 'text-field', 'data-table'] as const)(
  'a page with nothing but a %s of the kit stays within its budget',
  async (page) => {
    const { codeBytes, files } = await weigh(page)
    expect(codeBytes, files).toBeLessThanOrEqual(budgets.kit[page])
  },
)

test('a page with one button pays an eighth of the kit at most', async () => {
  const react = await weigh('react')
  const button = await weigh('button')
  const whole = await weigh('whole')
  const share = (button.codeBytes - react.codeBytes) / (whole.codeBytes - react.codeBytes)
  expect(share, button.files).toBeLessThanOrEqual(1 / 8)
})
