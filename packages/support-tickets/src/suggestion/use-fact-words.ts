import { useLingui } from '@lingui/react/macro'
import type { SuggestionPart } from '@replybay/api-client'
import { factWords } from './fact-words.ts'
import { openField } from '@replybay/feature-kit'

/** A suggestion in words: its whole text, what is to be filled in, and what this ticket proves. */
export function useFactWords(parts: readonly SuggestionPart[]) {
  const { t } = useLingui()
  const words = (isProven: boolean) => [
    ...new Set(
      parts.flatMap(({ fact, proof }) => (fact && Boolean(proof) === isProven ? t(factWords[fact]) : [])),
    ),
  ]
  return {
    text: parts
      .map(({ text, fact, proof }) => (fact && !proof ? openField(t(factWords[fact])) : text))
      .join(''),
    open: words(false),
    proven: words(true),
  }
}
