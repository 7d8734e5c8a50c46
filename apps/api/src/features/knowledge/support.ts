/** Whether passages say what a sentence says: by its figures, which have to stand there, and by its words. */
import type { Database } from '../../platform/database/database.ts'
import { isCommon } from './common-words.ts'
import { isNegated } from './contradictions/polarity.ts'
import { isCourtesy } from './courtesy.ts'
import type { Language } from './languages.ts'
import { conceptsByPlace } from './lexicon.ts'
import { lexiconOf } from './synonyms/account-lexicon.ts'
import { readTexts, wordsOf } from './passage-words.ts'
import type { FoundPassage } from './retrieval.ts'
import { readTokens } from './tokens.ts'

/** So much of a sentence's telling words its passages hold: in another language, of those that the lexicon knows. */
const LEAST_HELD = { same: 0.67, foreign: 0.5 }

type Passage = Pick<FoundPassage, 'companyId' | 'text' | 'title' | 'question' | 'headings' | 'language'>

interface Sentence {
  text: string
  language: Language
}

/**
 * The words are compared, and whether they are denied; not what they mean together: who pays whom, or which of two figures is
 * whose, is not seen. A sentence without a telling word says nothing that could be looked for, and is left out.
 *
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
  if (telling.length === 0) return false
  const read = await readTexts(database.queries, texts, sentence.language)
  const held = new Set(read.flatMap((one) => wordsOf(one, lexicon)))
  const supported = telling.filter(({ ways }) => ways.some((way) => held.has(way)))
  if (supported.length === 0) return false
  if (supported.length / telling.length < LEAST_HELD[isForeign ? 'foreign' : 'same']) return false
  const said = passages.flatMap(({ text, language }) => sentencesOf(text, language))
  const sayings = await readTexts(
    database.queries,
    said.map(({ text }) => text),
    sentence.language,
  )
  const shared = sayings.map((one) => {
    const words = new Set(wordsOf(one, lexicon))
    return supported.filter(({ ways }) => ways.some((way) => words.has(way))).length
  })
  const most = Math.max(...shared)
  const isDenied = isNegated(sentence.text, sentence.language)
  // Titles say what a passage is about, and deny nothing.
  if (most <= 0) return !isDenied
  return said.some(
    ({ text, language }, place) => shared[place] === most && isNegated(text, language) === isDenied,
  )
}

function sentencesOf(text: string, language: Language): Sentence[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => ({ text: segment.trim(), language })).filter((one) => one.text)
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
