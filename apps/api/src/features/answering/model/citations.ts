import type { Language } from '../../knowledge/index.ts'

/** A sentence of a model, and the sources that it names. */
export interface CitedSentence {
  text: string
  /** From 1; none where it names none. */
  sources: readonly number[]
}

const MARKS = /((?:\s{0,4}\[\d{1,3}(?:\s{0,4},\s{0,4}\d{1,3})*\])+)/u

/** Up to the sources behind a sentence, once something else has begun behind them. */
const SETTLED = new RegExp(`${MARKS.source}\\s*[.!?…]*\\s*(?=[^\\s.!?…[])`, 'gu')

/** What of an answer that is still being written has its sources behind it, and changes no more. */
export function settledPart(answer: string): string {
  const last = [...answer.matchAll(SETTLED)].at(-1)
  return last ? answer.slice(0, last.index + last[0].length) : ''
}

/** The sentences of an answer with the sources that stand behind them. Sources behind several sentences are those of each. */
export function citedSentences(answer: string, language: Language): CitedSentence[] {
  const parts = answer.split(MARKS)
  const sentences: CitedSentence[] = []
  for (let place = 0; place < parts.length; place += 2) {
    const text = parts[place] ?? ''
    const sources = numbersIn(parts[place + 1] ?? '')
    // The point that ends a sentence may stand behind its sources.
    const [, ending = '', rest = ''] = /^(\s*[.!?…]*)([^]*)$/u.exec(text) ?? []
    const last = sentences.at(-1)
    if (last && ending.trim()) last.text += ending.trim()
    for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(rest)) {
      if (segment.trim()) sentences.push({ text: segment.trim(), sources })
    }
  }
  return sentences
}

function numbersIn(marks: string): number[] {
  return [...new Set(Array.from(marks.matchAll(/\d+/gu), ([number]) => Number(number)))]
}
