import { afterEach, expect, test, vi } from 'vitest'
import { adaptAnswer } from '../adapt-answer.ts'

/** Characters that patterns may go over for one answer. */
const MOST_WORK = 1_000_000

const context = { from: 'Marguerite Duval', to: 'Zara Eastwood', company: 'Maison Lumen' }
const team = Array.from({ length: 50 }, (_, index) => `Camille${index} Roy${index}`)

afterEach(() => vi.restoreAllMocks())

/** How many characters patterns go over to adapt an answer: from where each begins to where it finds something. */
function workOf(answer: string, conversation: readonly string[]): number {
  // oxlint-disable-next-line typescript/unbound-method -- called with the pattern, as below
  const { exec } = RegExp.prototype
  let work = 0
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function execCounted(this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0
    const found = exec.call(this, text)
    work += (found ? found.index + found[0].length : text.length) - from
    return found
  })
  adaptAnswer(answer, { ...context, team, conversation })
  vi.restoreAllMocks()
  return work
}

test.each([
  ['names', 'A b '.repeat(2_499)],
  ['figures', '1'.repeat(9_990)],
  ['letters', 'a'.repeat(9_990)],
  ['order numbers', 'ML-10482 '.repeat(1_100)],
])('suggestion: its work is bounded for a conversation of 500 kB of %s', (_of, message) => {
  const conversation = Array.from({ length: 50 }, () => message)
  expect(workOf('Hello Marguerite, order ML-99999 of Opaline can be changed.', conversation)).toBeLessThan(
    MOST_WORK,
  )
})

test.each([
  ['short sentences', 'Dim it. '],
  ['lines that could sign', '-\n'],
  ['names', 'Ab, '],
  ['names that follow each other', 'Ab '],
  ['figures', '1 '],
  ['letters', 'a'],
  ['words of which Spanish makes a deed', 'la '],
])('suggestion: its work is bounded for an answer that is full of %s', (_of, piece) => {
  const conversation = ['a'.repeat(10_000), 'Is Ab there?']
  for (const length of [3_000, 10_000]) {
    const answer = `It fits. ${piece.repeat(length)}`.slice(0, length)
    expect(workOf(answer, conversation)).toBeLessThan(MOST_WORK)
  }
})
