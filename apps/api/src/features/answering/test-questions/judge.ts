import type { components } from '@replybay/api-client'
import type { KeptRun } from './tables.ts'

type Expected = Pick<components['schemas']['TestQuestion'], 'expected'> & { mustContain: string | null }

/** Whether a run did what is expected: the outcome, and the words in whatever case. */
export function isPassed(
  { expected, mustContain }: Expected,
  { outcome, text }: Pick<KeptRun, 'outcome' | 'text'>,
): boolean {
  if (expected === 'handed-off') return outcome === 'handed-off'
  return text !== null && (mustContain === null || fold(text).includes(fold(mustContain)))
}

const fold = (words: string) => words.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
