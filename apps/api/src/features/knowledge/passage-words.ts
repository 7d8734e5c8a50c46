import type { Queries } from '../../platform/database/database.ts'
import { mostLikely } from './language.ts'
import { type Language, languages } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { readInEach, type Token } from './tokens.ts'

export interface ReadText {
  language: Language
  tokens: readonly Token[]
}

/** Tells the language of each text, and reads its words in it. */
export async function readTexts(
  queries: Queries,
  texts: readonly string[],
  otherwise: Language,
): Promise<ReadText[]> {
  const read = await readInEach(
    queries,
    texts.map((text) => ({ text, languages })),
  )
  return read.map(([english = [], french = [], spanish = []]) => {
    const each = { 'en-US': english, 'fr-FR': french, 'es-ES': spanish }
    const language = mostLikely(each, otherwise)
    return { language, tokens: each[language] }
  })
}

/** What a text is found by: the stems of its words, and the concepts that it holds. */
export function wordsOf({ tokens, language }: ReadText, lexicon: Lexicon): string[] {
  const stems = tokens.flatMap((token) => token.stems)
  return [...new Set([...stems, ...lexicon.find(tokens, language).map(({ id }) => id)])]
}

/** As PostgreSQL reads it: the words of a passage, and those of the titles above it, which are marked. */
export function indexOf(inText: readonly string[], inTitles: readonly string[]): string {
  const marked = new Set(inTitles)
  const both = [...inText.filter((word) => !marked.has(word)), ...inTitles]
  return both.map((word) => `${quoted(word)}:1${marked.has(word) ? 'A' : ''}`).join(' ')
}

/** A word as it stands in a tsvector or a tsquery that is written out. */
export function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
