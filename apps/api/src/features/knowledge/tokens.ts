/**
 * The words of texts, as PostgreSQL's full-text search has them: stemmed by its dictionary of the language, without words
 * that say nothing. Accents are taken off after stemming, and once more before it: who types without them is understood.
 */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { Language } from './language.ts'

const CONFIGURATION: Record<Language, string> = { 'en-US': 'english', 'fr-FR': 'french', 'es-ES': 'spanish' }

/** A word of a text. */
export interface Token {
  /** As it is written, in lower case and without accents. */
  written: string
  /** What is left of it by the dictionary of the language; empty for a word that says nothing. */
  stems: readonly string[]
}

/** Where a number runs into its unit, as in "60W" and "24h". */
const UNIT = /(\d)(?=\p{L}+\b)/gu

/** In bytes. */
const LONGEST_WORD = 1_000

interface Text {
  text: string
  language: Language
}

/** The words of each text in their order. What a text has twice stands there twice. */
export async function readTokens(queries: Queries, texts: readonly Text[]): Promise<Token[][]> {
  if (texts.length === 0) return []
  const given = texts.map(({ text, language }, place) => {
    // PostgreSQL refuses JSON with half a character, as a text that was cut can end with.
    const spaced = text.toWellFormed().replaceAll(UNIT, '$1 ')
    return { place, plain: withoutAccents(spaced), text: spaced, configuration: CONFIGURATION[language] }
  })
  const { rows } = await queries.execute<{ written: string; stemmed: string; plain_stemmed: string }>(
    sql`select to_tsvector('simple', plain)::text as written,
        to_tsvector(configuration::regconfig, text)::text as stemmed,
        to_tsvector(configuration::regconfig, plain)::text as plain_stemmed
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given (place int, plain text, text text, configuration text)
      order by place`,
  )
  return rows.map(({ written, stemmed, plain_stemmed }) => tokensOf(written, stemmed, plain_stemmed))
}

function tokensOf(written: string, stemmed: string, plainStemmed: string): Token[] {
  const stems = byPosition(stemmed)
  const plainStems = byPosition(plainStemmed)
  return [...byPosition(written)]
    .toSorted(([one], [other]) => one - other)
    .filter(([, [word = '']], place, all) => !isCompound(word, all[place + 1]?.[1][0]))
    .map(([position, words]) => {
      const own = stems.get(position) ?? []
      // What says nothing with its accents says nothing without them.
      const all = own.length > 0 ? [...own, ...(plainStems.get(position) ?? [])] : []
      return {
        written: words[0] ?? '',
        stems: [...new Set(all.map(withoutAccents))].filter((stem) => isWord(stem)),
      }
    })
}

/** What has nothing but accents is no word, and a tsvector takes none that is longer. */
function isWord(stem: string): boolean {
  return stem !== '' && Buffer.byteLength(stem) <= LONGEST_WORD
}

/** A word with a hyphen stands there whole and in its parts, which follow it: the parts are enough. */
function isCompound(word: string, next: string | undefined): boolean {
  return word.includes('-') && next !== undefined && word.startsWith(`${next}-`)
}

/** The words of a tsvector that is written out, by where they stand. */
function byPosition(vector: string): Map<number, string[]> {
  const places = new Map<number, string[]>()
  for (const [, quoted = '', positions = ''] of vector.matchAll(/'((?:[^'\\]|''|\\\\)*)':([\d,A-D]+)/g)) {
    const word = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')
    for (const position of positions.split(',').map((one) => Number.parseInt(one, 10))) {
      places.set(position, [...(places.get(position) ?? []), word])
    }
  }
  return places
}

/** In lower case; letters that are others stay. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .toLowerCase()
}
