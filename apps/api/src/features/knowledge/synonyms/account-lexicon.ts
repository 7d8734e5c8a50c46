/** The lexicon of an account: the one that all have, and the account's own synonyms. */
import { asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { CONCEPT_SIGN, findTerms, indexTerms, type Lexicon, sharedLexicon } from '../lexicon.ts'
import { readSettings } from '../settings.ts'
import { knowledgeSynonyms } from './tables.ts'

interface Kept {
  synonymsVersion: number
  lexicon: Promise<Lexicon>
}

/** Accounts whose synonyms are held in memory. */
const MOST_KEPT = 200
/** Of concepts that are an account's own. */
const OWN = `${CONCEPT_SIGN}own/`

const kept = new WeakMap<Database, Map<string, Kept>>()

/** As of the last change of the account's synonyms, by whichever instance. */
export async function lexiconOf(database: Database, companyId: string): Promise<Lexicon> {
  const { synonymsVersion } = await readSettings(database.queries, companyId)
  const shared = await sharedLexicon(database)
  if (synonymsVersion === 0) return shared
  const ofDatabase = kept.get(database) ?? new Map<string, Kept>()
  kept.set(database, ofDatabase)
  const known = ofDatabase.get(companyId)
  if (known?.synonymsVersion === synonymsVersion) return known.lexicon
  const lexicon = withSynonyms(database.queries, shared, companyId)
  // What was read last stands last.
  ofDatabase.delete(companyId)
  ofDatabase.set(companyId, { synonymsVersion, lexicon })
  const [first] = ofDatabase.keys()
  if (ofDatabase.size > MOST_KEPT && first) ofDatabase.delete(first)
  lexicon.catch(() => ofDatabase.delete(companyId))
  return lexicon
}

/** The synonyms are read as words of each language: nobody says in which they are. */
async function withSynonyms(queries: Queries, shared: Lexicon, companyId: string): Promise<Lexicon> {
  const groups = await listGroups(queries, companyId)
  const given = groups.flatMap(({ id, words }) => words.map((text) => ({ concept: `${OWN}${id}`, text })))
  const terms = await indexTerms(queries, () => given)
  return {
    version: shared.version,
    find: (tokens, language) => [...shared.find(tokens, language), ...findTerms(terms, tokens, language)],
  }
}

export async function listGroups(queries: Queries, companyId: string) {
  return await queries
    .select({ id: knowledgeSynonyms.id, words: knowledgeSynonyms.words })
    .from(knowledgeSynonyms)
    .where(eq(knowledgeSynonyms.companyId, companyId))
    .orderBy(asc(knowledgeSynonyms.id))
}
