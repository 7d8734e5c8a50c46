/** Whether an answer says yes or no, by its first sentence; in the three languages. */
import type { Language } from '../languages.ts'
import { withoutAccents } from '../tokens.ts'

export type Polarity = 'yes' | 'no' | 'negated' | 'plain'

const YES = /^(?:yes|yep|of course|certainly|oui|bien sur|tout a fait|si,|claro|por supuesto)(?!\p{L})/u
const NO =
  /^(?:no|non|nope|unfortunately not|malheureusement non|lamentablemente no)[\s,.;:!]*(?:$|(?<=[,.;:!]\s*))/u
const NEGATION: Record<Language, RegExp> = {
  'en-US': /(?<!\p{L})(?:not|never|cannot|can['’]?t|\p{L}+n['’]t|no longer)(?!\p{L})/u,
  'fr-FR':
    /(?<!\p{L})(?:ne|n['’])(?=.*(?<!\p{L})(?:pas|plus|jamais|aucun|aucune|rien)(?!\p{L}))|(?<!\p{L})pas(?: de)?(?!\p{L})/u,
  'es-ES': /(?<!\p{L})(?:no|nunca|jamas|tampoco|ningun|ninguna)(?!\p{L})/u,
}

export function polarityOf(text: string, language: Language): Polarity {
  const plain = withoutAccents(firstSentence(text)).trim()
  const isYes = YES.test(plain) || /^sí(?!\p{L})/iu.test(text.trim())
  if (isYes) return 'yes'
  if (NO.test(plain)) return 'no'
  return isNegated(text, language) ? 'negated' : 'plain'
}

/** Whether the first sentence of a text denies something. */
export function isNegated(text: string, language: Language): boolean {
  return NEGATION[language].test(withoutAccents(firstSentence(text)))
}

export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text.trim())
  return first?.segment ?? ''
}
