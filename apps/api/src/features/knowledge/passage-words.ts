import type { Queries } from '../../platform/database/database.ts'
import { type Language, languages, mostLikely } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { readTokens, type Token } from './tokens.ts'

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
  const asked = texts.flatMap((text) => languages.map((language) => ({ text, language })))
  const read = await readTokens(queries, asked)
  return texts.map((_, place) => {
    const at = (language: Language) => read[place * languages.length + languages.indexOf(language)] ?? []
    const each = { 'en-US': at('en-US'), 'fr-FR': at('fr-FR'), 'es-ES': at('es-ES') }
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
