import { findOrders, withoutGreeting } from '../../tickets/index.ts'

/** In characters: a longer one tells a story. */
const LONGEST = 300
/** Without a question mark, no longer text is a question. */
const LONGEST_UNMARKED = 160
const FEWEST_WORDS = 2

/** How questions begin where nobody types a question mark. */
const BEGINNING =
  /^[¿\s]*(?:how|what|which|when|where|who|why|do|does|did|is|are|can|could|may|will|would|have|has|comment|quels?|quelles?|quand|où|ou|qui|pourquoi|combien|est-ce|avez|peut|puis|faites|livrez|vendez|y a|c['’]est|cómo|como|qué|que|cuál(?:es)?|cual(?:es)?|cuándo|cuando|dónde|donde|quién|quien|cuánto|cuanto|hay|se puede|puedo|tenéis|tienen|hacéis|hacen|es|y)(?!\p{L})/iu

/** What a customer asks in a message: its longest question. Undefined where it asks nothing. */
export function questionOf(message: string): string | undefined {
  const sentences = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(message),
    ({ segment }) => withoutGreeting(segment.trim()),
  ).filter((sentence) => sentence.length <= LONGEST && wordsIn(sentence) >= FEWEST_WORDS)
  const asked = sentences.filter((sentence) => /[?？]\s*$/u.test(sentence))
  const whole = withoutGreeting(message.trim())
  const isUnmarked =
    asked.length === 0 && whole.length <= LONGEST_UNMARKED && BEGINNING.test(whole) && wordsIn(whole) > 2
  if (isUnmarked) return whole
  return asked.toSorted((one, other) => other.length - one.length)[0]
}

/** What is asked of one order is answered by no source. */
export function namesOrder(question: string): boolean {
  return findOrders(question).length > 0
}

function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length
}
