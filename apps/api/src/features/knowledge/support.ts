/** Whether passages say what a sentence says: by its figures, which have to stand there, and by its words. */
import type { Database } from '../../platform/database/database.ts'
import { isCommon } from './common-words.ts'
import { isCourtesy } from './courtesy.ts'
import type { Language } from './language.ts'
import { conceptsByPlace } from './lexicon.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { readTexts, wordsOf } from './passage-words.ts'
import type { FoundPassage } from './retrieval.ts'
import { readTokens } from './tokens.ts'

/** So much of a sentence's telling words its passages hold. */
const LEAST_HELD = 0.5

type Passage = Pick<FoundPassage, 'companyId' | 'text' | 'title' | 'question' | 'headings' | 'language'>

interface Sentence {
  text: string
  language: Language
}

/**
 * Of a sentence in another language than its passages, only words of which the lexicon knows a concept are compared: it
 * needs one of them at least.
 */
export async function isSupported(
  database: Database,
  sentence: Sentence,
  passages: readonly Passage[],
): Promise<boolean> {
  const [first] = passages
  if (!first) return false
  const texts = passages.map(({ title, question, headings, text }) =>
    [title, question ?? '', ...headings, text].join('\n'),
  )
  if (!everyFigureIn(sentence.text, texts.join('\n'))) return false
  const lexicon = await lexiconOf(database, first.companyId)
  const [tokens = []] = await readTokens(database.queries, [sentence])
  const concepts = conceptsByPlace(lexicon.find(tokens, sentence.language))
  const isForeign = passages.every(({ language }) => language !== sentence.language)
  const telling = tokens
    .map(({ written, stems }, place) => ({
      written,
      stems,
      ways: [...stems, ...(concepts.get(place) ?? [])],
    }))
    .filter(
      ({ written, stems, ways }) =>
        stems.length > 0 &&
        !isCommon(written, sentence.language) &&
        !isCourtesy(written) &&
        (!isForeign || ways.length > stems.length),
    )
  if (telling.length === 0) return !isForeign
  const read = await readTexts(database.queries, texts, sentence.language)
  const held = new Set(read.flatMap((one) => wordsOf(one, lexicon)))
  const supported = telling.filter(({ ways }) => ways.some((way) => held.has(way)))
  return supported.length > 0 && supported.length / telling.length >= LEAST_HELD
}

/** Numbers, addresses and links: none of them is made up. */
const FIGURE =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}|(?:https?:\/\/|www\.)[^\s)\]]+|\d+(?:[.,]\d+|[\u{A0}\u{202F} ]\d{3}(?!\d))*/giu

function everyFigureIn(sentence: string, texts: string): boolean {
  const known = new Set(figuresOf(texts))
  return figuresOf(sentence).every((figure) => known.has(figure))
}

/** "1,250.00", "1 250,00" and "1250" are one figure. */
function figuresOf(text: string): string[] {
  return Array.from(text.matchAll(FIGURE), ([figure]) =>
    /^\d/u.test(figure) && !figure.includes('@')
      ? figure
          .replaceAll(/[\u{A0}\u{202F} ]/gu, '')
          .replace(/[.,]0{1,2}$/u, '')
          .replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '')
          .replace(',', '.')
      : figure.toLowerCase().replace(/[.,;:!?]+$/u, ''),
  )
}
