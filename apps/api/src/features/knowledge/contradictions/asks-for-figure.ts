import { withoutAccents } from '../tokens.ts'

/** How a number, a duration, a price or a date is asked for, in the three languages; without accents. */
const ASKING = [
  'how (?:long|much|many|often|soon|late|far|old|big|large|small|heavy|light|wide|tall|high|deep|thick|thin|hot)',
  'when|until when|what (?:is|are) (?:the|your)|what(?:’|\')s (?:the|your)|what does|which|within what',
  'combien|quand|jusqu(?:’|\')a quand|quel(?:le)?s?',
  'cuant[oa]s?|cuando|hasta cuando|que (?:plazo|precio|tamano|peso|medidas?|garantia|horario|coste|descuento)|cual(?:es)?',
].join('|')
const ASKS = new RegExp(String.raw`(?<!\p{L})(?:${ASKING})(?!\p{L})`, 'u')

/** Whether a question asks for a figure: only then another figure in a passage is another answer. */
export function asksForFigure(question: string): boolean {
  return ASKS.test(withoutAccents(question))
}
