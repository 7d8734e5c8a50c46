/** Asks the embedding model what passages mean, after they were indexed. */
import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { askWithinLimit, estimateTokens } from '../../model-uses/index.ts'
import { mayUse } from '../../users/index.ts'
import { knowledgeDocuments, knowledgePassages } from '../tables.ts'
import { meaningOf } from './meaning.ts'
import { knowledgeVectors } from './vector-table.ts'

/** Passages that are asked for at once. */
const BATCH = 64
/** After so many batches others have their turn. */
const BATCHES = 20
/** Documents that are asked for in one transaction. */
const DOCUMENTS = 500
/** For one batch; in ms. */
const TIME_LIMIT_MS = 30_000
/** Of a text; the model reads no more of it. */
const LONGEST = 4_000
/** Of what a company may use in a day: the rest is for questions and replies. */
const SHARE = 0.5

/** Embeds the passages of a document that have no vector of the present model. */
export const embedDocument: FeatureJob<{ documentId: string }> = {
  name: 'knowledge-embed-document',
  retries: 5,
  retryDelay: 10,
  retryDelayMax: 600,
  timeLimit: 900,
  async run({ documentId }, context) {
    const meaning = meaningOf(context)
    if (!meaning) return
    const { choice, embedding } = meaning
    const { queries } = context.database
    const isIts = eq(knowledgePassages.documentId, documentId)
    for (let batch = 0; batch < BATCHES; batch++) {
      const passages = await listWithoutVector(queries, choice.name, isIts)
      const [first] = passages
      if (!first) return
      const { companyId } = first
      if (!(await mayUse(queries, companyId, 'knowledge'))) return
      const texts = passages.map(textOf)
      const estimate = { sent: estimateTokens(texts.join('')), answered: 0 }
      const answer = await askWithinLimit(queries, { choice, companyId, estimate, share: SHARE }, () =>
        embedding.embed(texts, AbortSignal.timeout(TIME_LIMIT_MS)),
      )
      // What is left is embedded on another day.
      if (!answer) return
      const { vectors, problem } = answer
      // Without what was sent, which errors of the client hold, too: what a job fails with is kept.
      if (!vectors) throw new Error(`The passages could not be embedded: ${reasonOf(problem)}`)
      await keepVectors(
        queries,
        choice.name,
        passages.map(({ id }, place) => ({ id, vector: vectors[place] ?? [] })),
      )
    }
    await context.jobs.add(queries, embedDocument, { documentId })
  },
}

/** Asks for all documents with passages that have no vector of the present model: it may be another one than before. */
export const embedMissing: FeatureJob<{ after?: string }> = {
  name: 'knowledge-embed-missing',
  retries: 3,
  retryDelay: 10,
  retryDelayMax: 60,
  timeLimit: 300,
  schedule: '23 * * * *',
  atStart: {},
  async run({ after = '' }, context) {
    const meaning = meaningOf(context)
    if (!meaning) return
    await context.database.transaction(async (queries) => {
      const { documentId } = knowledgePassages
      const documents = await queries
        .selectDistinct({ documentId })
        .from(knowledgePassages)
        .leftJoin(knowledgeVectors, eq(knowledgeVectors.passageId, knowledgePassages.id))
        .where(and(gt(documentId, after), hasNoVector(meaning.choice.name)))
        .orderBy(asc(documentId))
        .limit(DOCUMENTS)
      for (const one of documents) await context.jobs.add(queries, embedDocument, one)
      const last = documents.at(-1)
      if (last && documents.length === DOCUMENTS) {
        await context.jobs.add(queries, embedMissing, { after: last.documentId })
      }
    })
  },
}

type Passage = Awaited<ReturnType<typeof listWithoutVector>>[number]

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'no words'
  return 'statusCode' in problem ? `${problem.name} ${String(problem.statusCode)}` : problem.name
}

function listWithoutVector(queries: Queries, model: string, some: SQL) {
  const { id, companyId, headings, text, position } = knowledgePassages
  const { title, question } = knowledgeDocuments
  return queries
    .select({ id, companyId, title, question, headings, text })
    .from(knowledgePassages)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgePassages.documentId))
    .leftJoin(knowledgeVectors, eq(knowledgeVectors.passageId, id))
    .where(and(some, hasNoVector(model)))
    .orderBy(position)
    .limit(BATCH)
}

function hasNoVector(model: string): SQL | undefined {
  return or(isNull(knowledgeVectors.passageId), ne(knowledgeVectors.model, model))
}

function textOf({ title, question, headings, text }: Passage): string {
  return cutText([title, question, headings, text].filter(Boolean).join('\n'), LONGEST)
}

/** Keeps the vectors of those passages that are still there. */
async function keepVectors(
  queries: Queries,
  model: string,
  made: readonly { id: string; vector: readonly number[] }[],
): Promise<void> {
  const given = made.map(({ id, vector }) => ({
    id,
    vector: knowledgeVectors.vector.mapToDriverValue(vector),
    signs: knowledgeVectors.signs.mapToDriverValue(vector),
  }))
  await queries.execute(sql`
    insert into ${knowledgeVectors} (passage_id, company_id, model, signs, vector)
    select ${knowledgePassages.id}, ${knowledgePassages.companyId}, ${model}, given.signs::bit varying, given.vector::vector
    from json_to_recordset(${JSON.stringify(given)}::json) as given (id text, signs text, vector text)
    join ${knowledgePassages} on ${knowledgePassages.id} = given.id
    on conflict (passage_id) do update
      set model = excluded.model, signs = excluded.signs, vector = excluded.vector`)
}
