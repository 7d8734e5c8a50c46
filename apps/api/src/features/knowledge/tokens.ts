/**
 * The words of texts, as PostgreSQL's full-text search has them: stemmed by its dictionary of the language, without words
 * that say nothing. Accents are taken off after stemming, and once more before it: who types without them is understood.
 */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { Language } from './languages.ts'

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
  const read = await readInEach(
    queries,
    texts.map(({ text, language }) => ({ text, languages: [language] })),
  )
  return read.map(([tokens = []]) => tokens)
}

/** As `readTokens`, of each text once for each of its languages. */
export async function readInEach(
  queries: Queries,
  texts: readonly { text: string; languages: readonly Language[] }[],
): Promise<Token[][][]> {
  if (texts.length === 0) return []
  const given = texts.map(({ text, languages }, place) => {
    // PostgreSQL refuses JSON with half a character, as a text that was cut can end with.
    const spaced = text.toWellFormed().replaceAll(UNIT, '$1 ')
    const plain = withoutAccents(spaced)
    const configurations = languages.map((language) => CONFIGURATION[language])
    // Most texts have no accents to take off: they are read once less.
    return { place, text: spaced, plain: plain === spaced.toLowerCase() ? null : plain, configurations }
  })
  const { rows } = await queries.execute<{
    written: string
    stemmed: string[]
    plain_stemmed: string[] | null
  }>(
    sql`select to_tsvector('simple', coalesce(plain, text))::text as written,
        array(select to_tsvector(one::regconfig, text)::text
          from unnest(configurations) with ordinality as each (one, nth) order by nth) as stemmed,
        case when plain is not null then array(select to_tsvector(one::regconfig, plain)::text
          from unnest(configurations) with ordinality as each (one, nth) order by nth) end as plain_stemmed
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given (place int, plain text, text text, configurations text[])
      order by place`,
  )
  return rows.map(({ written, stemmed, plain_stemmed: plainStemmed }) => {
    const words = writtenIn(written)
    return stemmed.map((stems, nth) =>
      tokensOf(words, byPosition(stems), byPosition(plainStemmed?.[nth] ?? '')),
    )
  })
}

/** The words of a text that is not stemmed, by where they stand. */
function writtenIn(vector: string): [number, string][] {
  return [...byPosition(vector)]
    .toSorted(([one], [other]) => one - other)
    .map(([position, [word = '']]): [number, string] => [position, word])
    .filter(([, word], place, all) => !isCompound(word, all[place + 1]?.[1]))
}

type ByPosition = ReadonlyMap<number, readonly string[]>

function tokensOf(words: readonly [number, string][], stems: ByPosition, plainStems: ByPosition): Token[] {
  return words.map(([position, written]) => {
    const own = stems.get(position) ?? []
    // What says nothing with its accents says nothing without them.
    const all = own.length > 0 ? [...own, ...(plainStems.get(position) ?? [])] : []
    return { written, stems: [...new Set(all.map(withoutAccents))].filter((stem) => isWord(stem)) }
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
      const others = places.get(position)
      if (others) others.push(word)
      else places.set(position, [word])
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
