import { useLingui } from '@lingui/react/macro'
import type { SuggestionPart } from '@replybay/api-client'
import { OpenFact, ProvenFact } from '@replybay/ui-kit'
import { factWords, proofWords } from './fact-words.ts'

/** A suggestion as it is read: what is proven is underlined, what nothing proves is a field. */
export function SuggestedText({ parts }: { parts: readonly SuggestionPart[] }) {
  const { t } = useLingui()
  return parts.map(({ text, fact, proof }, index) => {
    if (fact && proof)
      return (
        <ProvenFact key={index} source={t(proofWords[proof])}>
          {text}
        </ProvenFact>
      )
    if (fact) return <OpenFact key={index}>{t(factWords[fact])}</OpenFact>
    return text
  })
}
