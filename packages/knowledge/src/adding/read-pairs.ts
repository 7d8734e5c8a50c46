import { dsvFormat } from 'd3-dsv'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'

/** A row that was pasted: a pair, or why it is none. */
export interface PastedPair {
  /** From 1, as the rows are counted where they come from. */
  row: number
  question: string
  answer: string
  problem?: 'no-question' | 'no-answer' | 'long-question' | 'long-answer' | 'twice'
}

/** Of one paste. */
export const MOST_PAIRS = 500

const headings = ['question', 'questions', 'pregunta', 'preguntas', 'frage']

interface PastedPairs {
  pairs: PastedPair[]
  /** Rows beyond those that are added at once. */
  more: PastedPair[]
}

/** Reads pairs from rows of a table: a question and an answer, with tabs, commas or semicolons between them. */
export function readPairs(text: string): PastedPairs {
  const lines = text.trim()
  const rows = dsvFormat(delimiterOf(lines))
    .parseRows(lines)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map(([question = '', answer = ''], index) => ({
      row: index + 1,
      question: question.trim(),
      answer: answer.trim(),
    }))
  const all = headings.includes(rows[0]?.question.toLowerCase() ?? '') ? rows.slice(1) : rows
  const seen = new Set<string>()
  const pairs = all.slice(0, MOST_PAIRS).map((pair) => {
    const key = pair.question.toLowerCase()
    const problem = problemOf(pair, seen.has(key))
    seen.add(key)
    return { ...pair, ...(problem && { problem }) }
  })
  return { pairs, more: all.slice(MOST_PAIRS) }
}

/** What stands between the cells: a tab where there is any, else what the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const often = (delimiter: string) => first.split(delimiter).length
  const [best = ','] = ['\t', ';', ',', '|'].toSorted((one, other) => often(other) - often(one))
  return first.includes('\t') ? '\t' : best
}

function problemOf({ question, answer }: PastedPair, isTwice: boolean): PastedPair['problem'] {
  if (question === '') return 'no-question'
  if (answer === '') return 'no-answer'
  if (question.length > LONGEST_QUESTION) return 'long-question'
  if (answer.length > LONGEST_ANSWER) return 'long-answer'
  return isTwice ? 'twice' : undefined
}
