import { sql } from 'drizzle-orm'
import { quoteAnswer } from '../src/features/answering/extractive.ts'
import { indexDocument } from '../src/features/knowledge/indexing.ts'
import { knowledgeDocuments } from '../src/features/knowledge/tables.ts'
import { companies } from '../src/features/users/tables.ts'
import type { Database } from '../src/platform/database/database.ts'
import { type Language, searchKnowledge } from '../src/features/knowledge/index.ts'
import type { ServerContext } from '../src/platform/server-feature.ts'
import type { CorpusQuestion, Shop } from './corpus.ts'

/** What came of one question. */
export interface Outcome {
  question: CorpusQuestion
  language: Language
  /** The sources of the five best passages, best first. */
  found: readonly string[]
  /** What full-text search alone finds: passages that hold any word, by PostgreSQL's rank. Where it was asked, too. */
  plain: readonly string[]
  score: number
  answer: string | undefined
}

/** Gives a shop an account of its own, with all of its sources indexed. */
export async function addShop(database: Database, { language, sources }: Shop): Promise<void> {
  const now = new Date()
  await database.queries
    .insert(companies)
    .values({ id: language, name: language, container: language, createdAt: now })
  for (const { id, kind, title, content, question, answer } of sources) {
    const text = content ?? answer ?? ''
    await database.queries.insert(knowledgeDocuments).values({
      id,
      companyId: language,
      kind: kind === 'qa' ? 'qa' : 'text',
      title,
      question,
      content: text,
      size: text.length,
      state: 'waiting',
      stateAt: now,
      createdAt: now,
      updatedAt: now,
    })
    // Sound: of a text, nothing else is used; nobody asks for the job that follows.
    const context = { database, config: {}, jobs: { add: async () => undefined } } as unknown as ServerContext
    await indexDocument.run({ documentId: id, version: 1 }, context)
  }
}

/** Asks the account of a shop. */
export async function ask(
  database: Database,
  shop: Language,
  question: CorpusQuestion,
  { language, isCompared }: { language: Language; isCompared: boolean },
): Promise<Outcome> {
  const search = { companyId: shop, question: question.text, language }
  const { text, passages } = await quoteAnswer(database, await searchKnowledge(database, search))
  const [best] = passages
  return {
    question,
    language,
    found: [...new Set(passages.slice(0, 5).map(({ documentId }) => documentId))],
    plain: isCompared ? await askPlainly(database, shop, question.text) : [],
    score: best?.score ?? 0,
    answer: text,
  }
}

async function askPlainly(database: Database, shop: Language, text: string): Promise<string[]> {
  const configuration = { 'en-US': 'english', 'fr-FR': 'french', 'es-ES': 'spanish' }[shop]
  const { rows } = await database.queries.execute<{ id: string }>(sql`
    select document_id as id
    from knowledge_passages,
      to_tsquery(${configuration}::regconfig, nullif(array_to_string(
        array(select quote_literal(word) from unnest(tsvector_to_array(to_tsvector('simple', ${text}))) as word), ' | '), '')
      ) as asked
    where company_id = ${shop} and to_tsvector(${configuration}::regconfig, text) @@ asked
    order by ts_rank_cd(to_tsvector(${configuration}::regconfig, text), asked, 1) desc
    limit 5`)
  return [...new Set(rows.map(({ id }) => id))]
}
