import { withoutAccents } from '../tokens.ts'

/** How a number, a duration, a price or a date is asked for, in the three languages; without accents. */
const ASKING = [
  'how (?:long|much|many|often|soon|late|far|old|big|large|small|heavy|light|wide|tall|high|deep|thick|thin|hot)',
  "what (?:is|are) (?:the|your)|what[’']s (?:the|your)|what does|which|within what",
  'combien|quel(?:le)?s?',
  'cuant[oa]s?|que (?:plazo|precio|tamano|peso|medidas?|garantia|horario|coste|descuento)|cual(?:es)?',
].join('|')
/** Later in a sentence, these words only say under which condition. */
const FIRST = String.raw`^[¿\s]*(?:(?:until|hasta|desde|jusqu[’']a|depuis|a partir de) )?(?:when|quand|cuando)`
const ASKS = new RegExp(String.raw`(?:${FIRST}|(?<!\p{L})(?:${ASKING}))(?!\p{L})`, 'u')

/** Whether a question asks for a figure: only then another figure in a passage is another answer. */
export function asksForFigure(question: string): boolean {
  return ASKS.test(withoutAccents(question))
}
