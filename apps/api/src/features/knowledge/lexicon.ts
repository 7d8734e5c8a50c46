/**
 * Words that mean the same to who asks a shop, in the three languages. A passage and a question hold the same concept where
 * they hold any of its terms: so they meet without a word in common, and in two languages.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lexiconFolder } from '../../paths.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { type Language, languages } from './languages.ts'
import { readTokens, type Token } from './tokens.ts'

type Terms = Record<'en' | 'fr' | 'es', readonly string[]>

interface Term {
  tokens: readonly Token[]
  concept: string
}

/** What no word of a text begins with. */
export const CONCEPT_SIGN = '='

/** Concepts that words of the same stems may mean: an account can write its synonyms so that all of them have the same. */
const MOST_MEANINGS = 5
/** Terms that begin with the same word: each of them is compared wherever a text has it. */
const MOST_TERMS = 150

/** The terms of each language, by what their first word may be in a text. */
export type TermIndex = ReadonlyMap<Language, ReadonlyMap<string, readonly Term[]>>

export interface Lexicon {
  /** Another one where any concept is. */
  version: string
  /** The concepts that stand in a text, each with the places of the words that say it. */
  find(tokens: readonly Token[], language: Language): Concept[]
}

export interface Concept {
  id: string
  /** From the first word to behind the last. */
  from: number
  to: number
}

const lexicons = new WeakMap<Database, Promise<Lexicon>>()

/** The lexicon that all accounts have, read once for each database. */
export function sharedLexicon(database: Database): Promise<Lexicon> {
  const known = lexicons.get(database) ?? openLexicon(database.queries)
  lexicons.set(database, known)
  known.catch(() => lexicons.delete(database))
  return known
}

/** Of the lexicon that this version of the product has. */
export async function lexiconVersion(): Promise<string> {
  const digest = createHash('sha256')
  for (const { theme, json } of await readThemes()) digest.update(`${theme}\n${json}\n`)
  return digest.digest('base64url')
}

/** Reads the terms of the three languages. */
async function openLexicon(queries: Queries): Promise<Lexicon> {
  const concepts = await readConcepts()
  const terms = await indexTerms(queries, (language) =>
    [...concepts].flatMap(([concept, said]) =>
      said[language.slice(0, 2) as keyof Terms].map((text) => ({ concept, text })),
    ),
  )
  return { version: await lexiconVersion(), find: (tokens, language) => findTerms(terms, tokens, language) }
}

/** The concepts whose terms stand in a text. */
export function findTerms(terms: TermIndex, tokens: readonly Token[], language: Language): Concept[] {
  return tokens.flatMap((token, from) => {
    const said = beginningsOf(token)
      .flatMap((beginning) => terms.get(language)?.get(beginning) ?? [])
      .filter((term) => standsAt(term, tokens, from))
      .map(({ concept, tokens: { length } }) => ({ id: concept, from, to: from + length }))
    return [...new Map(said.map((one) => [`${one.to} ${one.id}`, one])).values()]
  })
}

/** The ids of concepts by the places of the words that say them. */
export function conceptsByPlace(concepts: readonly Concept[]): ReadonlyMap<number, ReadonlySet<string>> {
  const places = new Map<number, Set<string>>()
  for (const { id, from, to } of concepts) {
    for (let place = from; place < to; place++) {
      const ids = places.get(place) ?? new Set<string>()
      places.set(place, ids.add(id))
    }
  }
  return places
}

/** Reads terms as the words of each language. */
export async function indexTerms(
  queries: Queries,
  termsIn: (language: Language) => readonly { concept: string; text: string }[],
): Promise<TermIndex> {
  const terms = new Map<Language, ReadonlyMap<string, readonly Term[]>>()
  for (const language of languages) terms.set(language, await termsOf(queries, termsIn(language), language))
  return terms
}

/** The concepts by their ids: the theme and the first English term, which name them for good. */
async function readConcepts(): Promise<Map<string, Terms>> {
  const themes = await readThemes()
  return new Map(
    themes.flatMap(({ theme, json }) => {
      // Sound: the files are the product's own, and held by their test.
      const concepts = JSON.parse(json) as Terms[]
      return concepts.map((terms) => [`${CONCEPT_SIGN}${theme}/${terms.en[0]}`, terms] as const)
    }),
  )
}

/** The lexicon's files, by their names. */
async function readThemes(): Promise<{ theme: string; json: string }[]> {
  const files = (await readdir(lexiconFolder)).filter((file) => file.endsWith('.json')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      theme: file.slice(0, -'.json'.length),
      json: await readFile(join(lexiconFolder, file), 'utf8'),
    })),
  )
}

/** The terms of a language by what their first word may be in a text. */
async function termsOf(
  queries: Queries,
  given: readonly { concept: string; text: string }[],
  language: Language,
) {
  const read = await readTokens(
    queries,
    given.map(({ text }) => ({ text, language })),
  )
  const meanings = new Map<string, Set<string>>()
  const byBeginning = new Map<string, Term[]>()
  for (const [place, { concept }] of given.entries()) {
    const tokens = read[place] ?? []
    const [first] = tokens
    const stems = tokens.map((token) => beginningsOf(token).join('/')).join(' ')
    const concepts = meanings.get(stems) ?? new Set<string>()
    if (!first || concepts.has(concept) || concepts.size >= MOST_MEANINGS) continue
    meanings.set(stems, concepts.add(concept))
    for (const beginning of beginningsOf(first)) {
      const some = byBeginning.get(beginning) ?? []
      if (some.length < MOST_TERMS) byBeginning.set(beginning, [...some, { tokens, concept }])
    }
  }
  return byBeginning
}

/** What a word can be met by: its stems, or itself where it says nothing by itself. */
function beginningsOf({ written, stems }: Token): readonly string[] {
  return stems.length > 0 ? stems : [written]
}

function standsAt({ tokens: term }: Term, tokens: readonly Token[], from: number): boolean {
  return term.every((word, place) => {
    const token = tokens[from + place]
    return token && beginningsOf(word).some((beginning) => beginningsOf(token).includes(beginning))
  })
}
